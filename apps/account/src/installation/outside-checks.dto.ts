import { findingStates, longestFindingText, mostOutsideFindings } from '@fieldpost/domain';
import { z } from 'zod';
import { plainText } from '../values/plain-text.js';

/** Characters of the version of a command line. */
const longestVersion = 100;

const text = plainText(longestFindingText);
const requiredText = text.min(1, 'can not be empty');

/** Body of a report of `fieldpost doctor`. */
export const newOutsideChecks = z.object(
  {
    version: plainText(longestVersion)
      .min(1, 'can not be empty')
      .meta({ description: 'Of the command line.', examples: ['0.1.0'] }),
    findings: z
      .array(
        z.object(
          {
            check: requiredText,
            subject: requiredText,
            state: z.enum(findingStates, `should be one of ${findingStates.join(', ')}`),
            found: requiredText,
            advice: text,
          },
          'should be an object with check, subject, state, found and advice',
        ),
        'should be a list of findings',
      )
      .max(mostOutsideFindings, `should have at most ${mostOutsideFindings} findings`),
  },
  'should be an object with version and findings',
);
export type NewOutsideChecksDto = z.infer<typeof newOutsideChecks>;
