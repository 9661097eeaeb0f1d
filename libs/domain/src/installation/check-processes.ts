import { checkExpiry } from './certificates.js';
import { checkClock } from './clocks.js';
import { daysOf } from './days.js';
import { about, type Finding } from './finding.js';
import {
  type ReceivedReport,
  type ReportedKey,
  type ReportingApp,
  schemaNotChecked,
} from './process-report.js';

/** A process that has not reported for so long is gone, in milliseconds. */
export const reportValidMs = 100_000;
/** The network app is optional: networks of v2 have their own router and broker. */
const neededApps: readonly ReportingApp[] = ['account', 'oauth', 'discovery', 'handler'];

const dayMs = 86_400_000;
const oldKeyDays = { signing: 365, sealing: 730 };

/** The reports of processes that run. */
export const runningProcesses = (
  reports: readonly ReceivedReport[],
  now: number,
): readonly ReceivedReport[] => reports.filter(({ received }) => now - received < reportValidMs);

/** Whether every app reports. */
export function checkPresence(reports: readonly ReceivedReport[], now: number): readonly Finding[] {
  const apps = [...new Set([...neededApps, ...reports.map(({ app }) => app)])];
  return apps.map((app) => {
    const { ok, failure, unknown } = about('app', app);
    const own = reports.filter((report) => report.app === app);
    if (own.length === 0)
      return unknown(
        'It has never reported.',
        `Start it, and set ${app.toUpperCase()}_ACCOUNT_ADDRESS, to which it reports.`,
      );
    const running = runningProcesses(own, now).length;
    if (running > 0) return ok(`Processes that run: ${running}.`);
    const last = Math.max(...own.map(({ received }) => received));
    const minutes = Math.floor((now - last) / 60_000);
    return failure(
      `Its last report is ${minutes} minutes old.`,
      'Check that it runs and reaches account; its log says why not.',
    );
  });
}

/** Whether all processes have one version. */
export function checkVersions(running: readonly ReceivedReport[]): readonly Finding[] {
  const versions = new Map<string, Set<string>>();
  for (const { app, version } of running)
    versions.set(version, new Set([...(versions.get(version) ?? []), app]));
  const { ok, warning } = about('version', 'all apps');
  const [first] = versions.keys();
  if (first === undefined) return [];
  if (versions.size === 1) return [ok(`All apps run ${first}.`)];
  const list = [...versions].map(([version, apps]) => `${version} (${[...apps].sort().join(', ')})`);
  return [
    warning(
      `The apps run several versions: ${list.sort().join(', ')}.`,
      'Finish the upgrade, or roll all apps back to one version.',
    ),
  ];
}

/** Whether the databases have all migrations of the release. */
export const checkSchemas = (running: readonly ReceivedReport[]): readonly Finding[] =>
  perApp(running).map(([app, reports]) => {
    const { ok, failure, unknown } = about('migrations', app);
    const problems = reports.map(({ schemaProblem }) => schemaProblem).filter((each) => each !== '');
    const found = problems.find((each) => each !== schemaNotChecked);
    if (found !== undefined)
      return failure(sentence(found), 'Run the app with the argument `migrate`, and check its database.');
    if (problems.length > 0)
      return unknown(sentence(schemaNotChecked), 'Check the database of the app first.');
    return ok('All migrations are applied.');
  });

const sentence = (problem: string): string => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;

/** Clocks of all apps against that of account. */
export const checkClocks = (running: readonly ReceivedReport[]): readonly Finding[] =>
  perApp(running).map(([app, reports]) => {
    const offsets = reports.map(({ clockOffset }) => clockOffset);
    return checkClock(
      app,
      offsets.reduce((worst, each) => (Math.abs(each) > Math.abs(worst) ? each : worst)),
    );
  });

/** The certificates of all apps; of several processes that which expires first. */
export const checkCertificates = (running: readonly ReceivedReport[], now: number): readonly Finding[] =>
  perApp(running).flatMap(([app, reports]) => {
    const first = new Map<string, number>();
    for (const { setting, expires } of reports.flatMap(({ certificates }) => certificates))
      first.set(setting, Math.min(expires, first.get(setting) ?? Infinity));
    return [...first].map(([setting, expires]) =>
      checkExpiry({ subject: `${app}: ${setting}`, expires }, now),
    );
  });

/** First use of keys, as `app use id`, in Unix milliseconds. */
export type FirstUses = ReadonlyMap<string, number>;
export const keyName = (app: string, { use, id }: Pick<ReportedKey, 'use' | 'id'>): string =>
  `${app} ${use} ${id}`;

/** Ages of the keys that sign tokens and seal values. */
export const checkKeys = (
  running: readonly ReceivedReport[],
  firstUses: FirstUses,
  now: number,
): readonly Finding[] =>
  perApp(running).flatMap(([app, reports]) => {
    const keys = new Map(reports.flatMap((report) => report.keys.map((key) => [keyName(app, key), key])));
    return [...keys].map(([name, key]) => checkKey(app, key, { firstUse: firstUses.get(name), now }));
  });

function checkKey(
  app: string,
  { use, created, older }: ReportedKey,
  { firstUse, now }: { readonly firstUse: number | undefined; readonly now: number },
): Finding {
  const { ok, warning, unknown } = about(`${use} key`, app);
  const guide = use === 'signing' ? 'rotate-keys.md' : 'rotate-sealing-keys.md';
  if (use === 'sealing' && older > 0)
    return warning(
      `The setting has ${older} older keys.`,
      `Finish the rotation: run reseal, then remove the older keys (docs/guides/${guide}).`,
    );
  const since = created ?? firstUse;
  if (since === undefined)
    return unknown(
      'Its age is not known yet.',
      'Look again in a minute: it is known from the first report of the app on.',
    );
  const days = Math.max(0, Math.floor((now - since) / dayMs));
  const age = days === 0 ? 'less than a day' : daysOf(days);
  // Where the app does not know when the key was made, it may be older than its first report.
  const sentence = created === undefined ? `It was first seen ${age} ago.` : `It is ${age} old.`;
  return days >= oldKeyDays[use] ? warning(sentence, `Rotate it (docs/guides/${guide}).`) : ok(sentence);
}

function perApp(
  running: readonly ReceivedReport[],
): readonly (readonly [string, readonly ReceivedReport[]])[] {
  return [...new Set(running.map(({ app }) => app))].map(
    (app) => [app, running.filter((report) => report.app === app)] as const,
  );
}
