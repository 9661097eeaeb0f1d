import { describe, expect, it } from '@jest/globals';
import { readForm } from './form-body.js';

describe('A form', () => {
  it.each([
    ['', {}],
    ['a=1&b=x+y%20z&c=&d', { a: '1', b: 'x y z', c: '', d: '' }],
    ['a=b=c&&e=%C3%A9', { a: 'b=c', e: 'é' }],
    ['toString=1&__proto__=2', Object.fromEntries(new URLSearchParams('toString=1&__proto__=2'))],
  ])('is read: %s', (form, members) =>
    expect(Object.entries(readForm(form))).toEqual(Object.entries(members)),
  );

  it.each([
    ['scope=a&scope=b', 'Scope not valid: is given twice'],
    ['scope=a&sco%70e=a', 'Scope not valid: is given twice'],
    ['client_id=%zz', 'ClientId not valid: should be percent-encoded UTF-8'],
    ['client_id=%ff', 'ClientId not valid: should be percent-encoded UTF-8'],
    ['client_id=100%', 'ClientId not valid: should be percent-encoded UTF-8'],
    ['%ff=1', 'Body not valid: should be percent-encoded UTF-8'],
  ])('is rejected with the name of the member: %s', (form, message) =>
    expect(() => readForm(form)).toThrow(message),
  );

  it('has at most 1,000 members, since many names take long to read', () => {
    const members = (count: number) => Array.from({ length: count }, (_, number) => `n${number}=`).join('&');
    expect(() => readForm(members(1_000))).not.toThrow();
    expect(() => readForm(members(1_001))).toThrow('Body not valid: should have at most 1000 members');
  });
});
