import { z } from 'zod';

/** Text on one line for people: no control characters, of which the database does not even take all. */
export const plainText = (longest: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'can not be empty' : 'should be text') })
    .max(longest, `should have at most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, 'should not have control characters');
