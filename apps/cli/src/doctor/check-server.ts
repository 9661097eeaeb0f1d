import { about, checkClock, type Finding, type FindingState } from '@fieldpost/domain';
import { Failure } from '../failure.js';
import type { Session } from '../session/session.js';
import { responseWithin } from './within.js';

/** The state of the installation, as account returns it. */
interface Installation {
  readonly findings: readonly Finding[];
}

/** The body of the response; without findings when it is no Fieldpost server. */
const installationIn = (response: Response): Promise<Partial<Installation>> =>
  response.json().then(
    (body: unknown) => {
      const { findings } = (body ?? {}) as Partial<Installation>;
      return Array.isArray(findings) ? { findings: findings as readonly Finding[] } : {};
    },
    () => ({}),
  );

/** The clock of the server, at the moment of the response. */
interface ServerTime {
  /** The header `Date`, which has whole seconds. */
  readonly date: string | null;
  readonly sent: number;
  readonly received: number;
}

/** Whether the clock of this machine agrees with that of the server, and tokens are not from the future. */
export function clockFindings({ date, sent, received }: ServerTime, issuedAt?: number): readonly Finding[] {
  const own = about('clock', 'this machine');
  const server = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(server))
    return [
      own.unknown('The server sends no time.', 'Check the reverse proxy: it should pass the header Date on.'),
    ];
  // The header was written between both times, and its milliseconds are cut off.
  const earliest = sent - (server + 999);
  const latest = received - server;
  const offset = earliest > 0 ? earliest : Math.min(0, latest);
  const tokens = issuedAt === undefined ? [] : [checkClock('tokens', Math.max(0, issuedAt - (server + 999)))];
  return [checkClock('this machine', offset), ...tokens];
}

const asAdministrator = 'Log in as an administrator (fieldpost login).';
const stateOfFailure: Readonly<Record<Failure['kind'], FindingState>> = {
  ...{
    failed: 'failure',
    unavailable: 'failure',
    usage: 'unknown',
    logged_out: 'unknown',
    denied: 'unknown',
  },
  ...{ warnings: 'warning', failures: 'failure' },
};

/** Findings by where they come from. */
export interface ServerFindings {
  /** Whether the server responds to clients. */
  readonly responds: Finding;
  /** About the clock of this machine. */
  readonly clocks: readonly Finding[];
  /** What the apps report; undefined when this user does not get it. */
  readonly reportedByApps?: readonly Finding[];
}

/** The findings of the installation itself, and those about the server and the clocks. */
export async function checkServer(
  session: Session,
  now: () => number,
  longestMs: number,
): Promise<ServerFindings> {
  const at = about('HTTP', session.server);
  const result = await responseWithin(longestMs, async (signal): Promise<ServerFindings> => {
    const sent = now();
    const response = await session.send('/api/v2/installation', { signal });
    const time = { sent, date: response.headers.get('date'), received: now() };
    const clocks = clockFindings(time, await session.issuedAt());
    const { findings } = response.status === 200 ? await installationIn(response) : {};
    if (findings) return { responds: at.ok('The server responds.'), clocks, reportedByApps: findings };
    const found = `The installation is not reported to this user (status ${response.status}).`;
    return { responds: at.unknown(found, asAdministrator), clocks };
  });
  if (!(result instanceof Failure)) return result;
  const { kind, message } = result;
  const advice = kind === 'unavailable' ? 'Check the server, or set --timeout.' : asAdministrator;
  const state = stateOfFailure[kind];
  const responds = state === 'failure' ? at.failure(message, advice) : at.unknown(message, advice);
  return { responds, clocks: [] };
}
