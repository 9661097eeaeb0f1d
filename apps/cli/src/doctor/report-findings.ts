import { about, type Finding, reportable } from '@fieldpost/domain';
import { Failure } from '../failure.js';
import type { Session } from '../session/session.js';

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
  const signal = AbortSignal.timeout(longestMs);
  const notStored = (reason: string) => [
    about('outside', session.server).unknown(
      `The console does not show these findings: ${reason}`,
      'Check account, and run the doctor again.',
    ),
  ];
  try {
    const { status } = await session.send('/api/v2/installation/outside-checks', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, findings: reportable(findings) }),
      signal,
    });
    return status < 300 || status === notKnown ? [] : notStored(`the server answered with status ${status}.`);
  } catch (thrown) {
    if (signal.aborted) return notStored(`no response in ${longestMs / 1_000} s.`);
    if (!(thrown instanceof Failure)) throw thrown;
    return notStored(thrown.message);
  }
}
