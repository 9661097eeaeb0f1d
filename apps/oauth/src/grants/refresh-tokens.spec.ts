import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { digestOf } from '@fieldpost/persistence';
import { RefreshTokens } from './refresh-tokens.js';

const tokens = new RefreshTokens([Buffer.alloc(32, 1)], 60, randomBytes);
const salt = Buffer.alloc(16, 2);

describe('A refresh token', () => {
  it('has 256 bits, of which only the digest is kept', () => {
    const { token, kept } = tokens.first(1_000);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(kept).toEqual({ digest: digestOf(token), salt: expect.any(Buffer), expires: new Date(61_000) });
  });

  it('is another for every login', () => expect(tokens.first(0).token).not.toBe(tokens.first(0).token));
});

describe('The successor of a refresh token', () => {
  const [{ token }] = tokens.successorsOf('token', salt, 0);

  it('comes with the one that an older sealing key has made', () => {
    const rotated = new RefreshTokens([Buffer.alloc(32), Buffer.alloc(32, 1)], 60, randomBytes);
    const [newest, ...older] = rotated.successorsOf('token', salt, 0);
    expect(newest.token).not.toBe(token);
    expect(older.map((successor) => successor.token)).toEqual([token]);
  });

  it('can be told again', () => expect(tokens.successorsOf('token', salt, 5)[0].token).toBe(token));

  it.each([
    ['another token', tokens.successorsOf('other', salt, 0)[0]],
    ['another salt', tokens.successorsOf('token', Buffer.alloc(16), 0)[0]],
    [
      'another sealing key',
      new RefreshTokens([Buffer.alloc(32)], 60, randomBytes).successorsOf('token', salt, 0)[0],
    ],
  ])('is another with %s', (_, other) => expect(other.token).not.toBe(token));

  it('has a salt of its own', () =>
    expect(tokens.successorsOf('token', salt, 0)[0].kept.salt).not.toEqual(
      tokens.successorsOf('token', salt, 0)[0].kept.salt,
    ));
});
