import { about, bySeverity, type Finding, type FindingState, worstState } from '@fieldpost/domain';
import { option, wholeNumber } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { Failure } from '../failure.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';
import { checkComponents } from './check-components.js';
import { checkGateways, gatewayOptions } from './check-gateways.js';
import { checkServer } from './check-server.js';
import { checkHttpsCertificate } from './probe-http.js';
import type { MqttLogin } from './probe-mqtt.js';
import { reportFindings } from './report-findings.js';
import { fetchWithin, withBareHost } from './within.js';

const words: Readonly<Record<FindingState, string>> = {
  ...{ ok: 'ok', warning: 'WARNING', failure: 'FAILURE', unknown: 'not known' },
};

const columns: readonly Column<Finding>[] = [
  { title: 'STATE', of: ({ state }) => words[state] },
  { title: 'CHECK', of: ({ check }) => check },
  { title: 'SUBJECT', of: ({ subject }) => subject },
  { title: 'FOUND', of: ({ found }) => found },
  { title: 'WHAT TO DO', of: ({ advice }) => advice },
];

const standardSeconds = '10';

/**
 * Checks a running installation from inside, by what its apps report, and from here, as clients reach it. What an administrator
 * finds from here is kept by account, for the console (ADR 153).
 */
export const doctor: Command = {
  name: 'doctor',
  summary:
    'Checks a running installation and says what to do about each finding. The console shows what administrators find. Exit codes: 0 all is well, 1 warnings or checks that could not be made, 2 failures, 64 wrong usage.',
  options: [
    option('--application <application>', 'log in over MQTT as this application, with its first access key'),
    ...gatewayOptions,
    wholeNumber('--timeout <seconds>', 'how long a server may take to respond; 10 by default', 1),
  ],
  examples: ['fieldpost doctor', 'fieldpost doctor --application my-app --json'],
  run: async (call) => {
    const findings = bySeverity(await examine(call));
    call.context.out.list(findings, columns);
    requireHealth(findings);
  },
};

async function examine(call: Call): Promise<readonly Finding[]> {
  const { api, fetch, now, trusted, version } = call.context;
  const { session } = api;
  const longestMs = Number(call.text('timeout') ?? standardSeconds) * 1_000;
  const isApplicationNamed = call.text('application') !== undefined;
  const common = { longestMs, ca: trusted, now: now() };
  const probes = { fetch: fetchWithin(fetch, longestMs), isApplicationNamed, ...common };
  const url = new URL(session.server);
  const target = { ...probes, ...withBareHost({ host: url.hostname, port: Number(url.port || 443) }) };
  const [{ responds, clocks, reportedByApps }, ...others] = await Promise.all([
    checkServer(session, now, longestMs),
    url.protocol === 'https:' ? checkHttpsCertificate(session.server, target, probes.now) : [],
    loginOrFinding(call).then(async ({ login, findings }) => [
      ...findings,
      ...(await checkComponents(session.server, { ...probes, login })),
    ]),
    checkGateways(call, probes),
  ]);
  const outside = [responds, ...others.flat()];
  // Only administrators get the findings of apps, and only they may report.
  const notStored =
    reportedByApps && (await reportFindings(session, { version, findings: outside }, longestMs));
  return [...outside, ...clocks, ...(reportedByApps ?? []), ...(notStored ?? [])];
}

/** Without the login of the application the other checks are made all the same. */
const loginOrFinding = (call: Call) =>
  loginOf(call).then(
    (login) => ({ login, findings: [] }),
    (thrown: unknown) => {
      if (!(thrown instanceof Failure)) throw thrown;
      const { unknown } = about('MQTT', `application ${call.text('application') ?? ''}`);
      return {
        login: undefined,
        findings: [
          unknown(
            thrown.message,
            'Correct this and run the doctor again. The other checks need no access key.',
          ),
        ],
      };
    },
  );

/** The first access key of the application; undefined without an application. */
async function loginOf(call: Call): Promise<MqttLogin | undefined> {
  const username = call.text('application');
  if (username === undefined) return undefined;
  const path = pathOf`/applications/${username}/access-keys`;
  const [first] = await call.context.api.account<{ readonly key: string }[]>({ path });
  if (first === undefined)
    throw new Failure(
      `Application ${username} has no access key: create one (fieldpost applications keys create).`,
      'usage',
    );
  return { username, password: first.key };
}

/** Throws `Failure` unless all is well. */
function requireHealth(findings: readonly Finding[]): void {
  const worst = worstState(findings);
  const count = (state: FindingState) => findings.filter((each) => each.state === state).length;
  const summary = `Failures: ${count('failure')}, warnings: ${count('warning')}, not known: ${count('unknown')}.`;
  if (worst === 'failure') throw new Failure(summary, 'failures');
  if (worst !== 'ok') throw new Failure(summary, 'warnings');
}
