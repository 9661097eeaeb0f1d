import { describe, expect, it } from '@jest/globals';
import { sortMember } from './sorting.js';

describe('The order of a list', () => {
  const member = sortMember(['created', 'id']);

  it('is upward by the first member without one in the query', () =>
    expect(member.parse(undefined)).toEqual({ sort: 'created', direction: 'up' }));

  it('is downward with - before the member', () =>
    expect(member.parse('-id')).toEqual({ sort: 'id', direction: 'down' }));

  it.each(['password', '--id', 'id desc', ''])('is not by %j', (text) =>
    expect(member.safeParse(text).error?.issues[0]?.message).toBe(
      'should be one of created, id, with - before it for the other direction',
    ),
  );
});
