import { z } from 'zod';

/** One line of text without control characters. */
export const plainText = (longest: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'can not be empty' : 'should be text') })
    .max(longest, `should have at most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, 'should not have control characters');
