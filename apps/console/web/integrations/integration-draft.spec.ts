import { describe, expect, it } from '@jest/globals';
import { bodyOf, headersIn, problemsOf } from './integration-draft.js';
import { daysIn, spanOf } from './storage-span.js';

const draft = {
  id: 'weather-map',
  url: ' https://example.com/up ',
  messages: ['up'],
  headers: '',
  secret: '',
};

describe('An integration', () => {
  it('is sent without empty members', () => {
    expect(bodyOf(draft)).toEqual({ url: 'https://example.com/up', messages: ['up'] });
    expect(bodyOf({ ...draft, headers: 'X-Token: a', secret: 'a long enough secret' })).toMatchObject({
      headers: { 'X-Token': 'a' },
      secret: 'a long enough secret',
    });
  });

  it('has one header per line, with the value after the first colon', () =>
    expect(headersIn('Authorization: Bearer a:b\n\n X-Site :here ')).toEqual({
      Authorization: 'Bearer a:b',
      'X-Site': 'here',
    }));

  it.each([
    'ftp://example.com',
    'example.com',
    'https://user:pass@example.com/',
    'https://example.com/#part',
  ])('is not posted to %s', (url) => expect(problemsOf.url(url)).not.toBeNull());

  it('is invalid with an invalid header, a short secret, or without messages', () => {
    expect(problemsOf.headers('X-Site: here\nnothing')).toContain('“nothing”');
    expect(problemsOf.secret('short')).not.toBeNull();
    expect(problemsOf.secret('')).toBeNull();
    expect(problemsOf.messages([])).not.toBeNull();
  });
});

describe('The maximum age of stored messages', () => {
  it.each([
    ['604800s', 7],
    ['7d', 7],
    ['12h', 0.5],
    ['2w', 14],
  ])('%s is %d days', (span, days) => expect(daysIn(span)).toBe(days));

  it('is sent in seconds', () => expect(spanOf(0.5)).toBe('43200s'));
});
