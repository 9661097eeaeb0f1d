import { about, type Finding, reportable } from '@fieldpost/domain';
import { Failure } from '../failure.js';
import type { Session } from '../session/session.js';
import { responseWithin } from './within.js';

/** What the console shows of a run. */
export interface Report {
  /** Of this program. */
  readonly version: string;
  /** Those that account cannot have itself. */
  readonly findings: readonly Finding[];
}

/** A server from before it keeps findings. */
const notKnown = 404;

/** Sends findings to account, for the console. Returns a finding if that fails: the others stay as they are. */
export async function reportFindings(
  session: Session,
  { version, findings }: Report,
  longestMs: number,
): Promise<readonly Finding[]> {
  const result = await responseWithin(longestMs, async (signal) => {
    const { status } = await session.send('/api/v2/installation/outside-checks', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, findings: reportable(findings) }),
      signal,
    });
    return status;
  });
  if (typeof result === 'number' && (result < 300 || result === notKnown)) return [];
  const reason =
    result instanceof Failure ? result.message : `The server answered with status ${String(result)}.`;
  return [
    about('outside', session.server).unknown(
      `The console does not show these findings. ${reason}`,
      'Check account, and run the doctor again.',
    ),
  ];
}
