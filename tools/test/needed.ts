import { it } from '@jest/globals';

/** What a test needs beside Node and packages, and what to do where it is missing; undefined where it is there. */
export type Missing = string | undefined;

/**
 * Tests that need something of the machine. Where that is missing they fail in continuous integration, so that nothing
 * goes unseen; on a machine of a developer the report names what was not checked.
 */
export function testsNeeding(missing: Missing, what: string, tests: () => void): void {
  if (missing === undefined) tests();
  else if (process.env['CI'] === 'true')
    it(what, () => {
      throw new Error(`${what} cannot be checked: ${missing}`);
    });
  else it.todo(`${what}; not checked here: ${missing}`);
}

export const missingRoot: Missing =
  process.platform === 'linux' && process.getuid?.() === 0 ? undefined : 'run it on Linux as root';
