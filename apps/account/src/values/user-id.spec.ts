import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isId } from '@fieldpost/domain';
import { isUserId, newUserId } from './user-id.js';

describe('The id of a user', () => {
  it('differs from the id of an application', () => {
    const id = newUserId(randomBytes);
    expect(isUserId(id)).toBe(true);
    expect(isId(newUserId(() => Buffer.alloc(16, 0xab)))).toBe(false);
    expect(isUserId('u_my-app')).toBe(false);
    expect(isUserId(`u_${'ab'.repeat(16)}`)).toBe(false);
  });
});
