import { expect } from '@jest/globals';
import type { Answer } from './oauth-under-test.js';

/** The members of a good answer of the token endpoint, and no other. */
export const members = ['access_token', 'expires_in', 'refresh_token', 'token_type'];

/** Expects an error as the token endpoint writes them. */
export const expectError = (answer: Answer, status: number, error: string) => {
  expect(answer.text).not.toContain('\n');
  expect({ status: answer.status, ...answer.json }).toEqual({
    status,
    code: status,
    error,
    error_description: expect.stringMatching(/./),
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
};
