import { describe, expect, it } from '@jest/globals';
import { checkInstallation, type InstallationFacts } from './check-installation.js';
import { worstState } from './finding.js';
import {
  mostAnnouncedReported,
  type ReceivedReport,
  type ReportingApp,
  schemaNotChecked,
} from './process-report.js';

const now = Date.UTC(2026, 10, 27);
const day = 86_400_000;

const report = (app: ReportingApp, change: Partial<ReceivedReport> = {}): ReceivedReport => ({
  ...{ app, process: `${app}-1`, version: '1.0.0', started: now - day, schemaProblem: '' },
  ...{ certificates: [], keys: [], components: [], received: now - 20_000, clockOffset: 15 },
  ...change,
});

const handlerId = { type: 'handler', id: 'main', health: '' };
const healthy: InstallationFacts = {
  reports: [
    report('account', { keys: [{ use: 'sealing', id: 'a', older: 0 }] }),
    report('oauth', { keys: [{ use: 'signing', id: 'k', created: now - 30 * day, older: 0 }] }),
    report('discovery', {
      certificates: [{ setting: 'DISCOVERY_TLS_CERT_FILE', expires: now + 60 * day }],
      announced: [{ ...handlerId, health: 'up' }],
    }),
    report('handler', { components: [handlerId], brokers: { connected: 1, away: 0 } }),
  ],
  firstUses: new Map([['account sealing a', now - 3 * day]]),
  approved: new Map([['handler main', true]]),
  now,
};

/** The same facts with another report of an app in place of its own. */
const withReport = (app: ReportingApp, change: Partial<ReceivedReport>): InstallationFacts => ({
  ...healthy,
  reports: healthy.reports.map((each) => (each.app === app ? { ...each, ...change } : each)),
});

const unwell = (facts: InstallationFacts) =>
  checkInstallation(facts)
    .filter(({ state }) => state !== 'ok')
    .map(({ check, subject, state }) => [check, subject, state]);

describe('The check of an installation', () => {
  const usable = { isAdmin: true, isBanned: false, isWaiting: false, hasNoPassword: false };
  it.each([
    [undefined, 'There is no such user.'],
    [{ ...usable, isAdmin: false }, 'The user is no administrator.'],
    [{ ...usable, isBanned: true }, 'The user is banned.'],
    [{ ...usable, isWaiting: true }, 'The user waits for an approval or a verification.'],
    [{ ...usable, hasNoPassword: true }, 'The user has no password.'],
  ])('finds an emergency administrator who could not log in: %j', (user, found) => {
    const [finding] = checkInstallation({ ...healthy, emergencyAdministrator: { username: 'rescue', user } });
    expect(finding).toMatchObject({
      ...{ check: 'emergency administrator', subject: 'rescue', state: 'failure', found },
      advice: expect.stringContaining('ACCOUNT_EMERGENCY_ADMINISTRATOR'),
    });
  });

  it('finds nothing to do about an emergency administrator with a password', () =>
    expect(unwell({ ...healthy, emergencyAdministrator: { username: 'rescue', user: usable } })).toEqual([]));

  it('finds nothing to do in one that works, and names what it has checked', () => {
    const findings = checkInstallation(healthy);
    expect(unwell(healthy)).toEqual([]);
    expect(worstState(findings)).toBe('ok');
    expect(findings.every(({ advice }) => advice === '')).toBe(true);
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set(
        ['app', 'version', 'migrations', 'clock', 'certificate'].concat([
          'sealing key',
          'signing key',
          'approval',
          'announcement',
          'brokers',
        ]),
      ),
    );
  });

  it('finds an app that has stopped reporting, and one that never reported', () => {
    expect(unwell(withReport('oauth', { received: now - 600_000 }))).toEqual([['app', 'oauth', 'failure']]);
    const without = { ...healthy, reports: healthy.reports.filter(({ app }) => app !== 'oauth') };
    expect(unwell(without)).toEqual([['app', 'oauth', 'unknown']]);
  });

  it('does not name a stopped process while another one of the app runs', () => {
    const old = report('oauth', { process: 'oauth-0', version: '0.9.0', received: now - 600_000 });
    expect(unwell({ ...healthy, reports: [...healthy.reports, old] })).toEqual([]);
  });

  it('finds several versions, with the apps that run each', () => {
    const [finding] = checkInstallation(withReport('handler', { version: '1.1.0' }));
    expect(finding).toMatchObject({ check: 'version', state: 'warning' });
    expect(finding?.found).toBe(
      'The apps run several versions: 1.0.0 (account, discovery, oauth), 1.1.0 (handler).',
    );
  });

  it('names migrations that are not applied', () => {
    const [finding] = checkInstallation(withReport('oauth', { schemaProblem: 'migrations not applied: A1' }));
    expect(finding).toMatchObject({
      ...{ check: 'migrations', subject: 'oauth', state: 'failure' },
      found: 'Migrations not applied: A1.',
    });
  });

  it('cannot tell about migrations while the database does not respond, unless another process can', () => {
    const away = { schemaProblem: schemaNotChecked };
    expect(unwell(withReport('oauth', away))).toEqual([['migrations', 'oauth', 'unknown']]);
    const other = report('oauth', { process: 'oauth-2', schemaProblem: 'migrations not applied: A1' });
    const both = withReport('oauth', away);
    expect(unwell({ ...both, reports: [...both.reports, other] })).toEqual([
      ['migrations', 'oauth', 'failure'],
    ]);
  });

  it.each([
    [1_999, 'ok'],
    [-2_000, 'warning'],
    [29_999, 'warning'],
    [-30_000, 'failure'],
  ])('rates a clock that is %i ms off as %s', (clockOffset, state) => {
    const findings = checkInstallation(withReport('handler', { clockOffset }));
    expect(findings.find(({ check, subject }) => check === 'clock' && subject === 'handler')?.state).toBe(
      state,
    );
  });

  it.each([
    [14, 'ok'],
    [13, 'warning'],
    [3, 'warning'],
    [2, 'failure'],
    [-1, 'failure'],
  ])('rates a certificate with %i days left as %s', (days, state) => {
    const certificates = [{ setting: 'HANDLER_TLS_CERT_FILE', expires: now + days * day }];
    const findings = checkInstallation(withReport('handler', { certificates }));
    const subject = 'handler: HANDLER_TLS_CERT_FILE';
    expect(findings.find((each) => each.subject === subject)?.state).toBe(state);
  });

  it('finds old keys, a rotation that is not finished, and keys whose age it does not know', () => {
    const keys = [{ use: 'signing', id: 'k', created: now - 365 * day, older: 1 }] as const;
    expect(unwell(withReport('oauth', { keys }))).toEqual([['signing key', 'oauth', 'warning']]);
    const rotating = withReport('account', { keys: [{ use: 'sealing', id: 'a', older: 1 }] });
    expect(unwell(rotating)).toEqual([['sealing key', 'account', 'warning']]);
    expect(unwell({ ...healthy, firstUses: new Map() })).toEqual([['sealing key', 'account', 'unknown']]);
  });

  it('says what people say of a day that has just begun, of one day, and of clocks that agree', () => {
    const signing = (days: number) =>
      withReport('oauth', { keys: [{ use: 'signing', id: 'k', created: now - days * day, older: 0 }] });
    const sealing = { ...healthy, firstUses: new Map([['account sealing a', now]]) };
    const certificates = [{ setting: 'HANDLER_TLS_CERT_FILE', expires: now + day }];
    const found = [signing(0), signing(1), sealing, withReport('handler', { certificates })]
      .flatMap((installation) => checkInstallation(installation))
      .map((finding) => finding.found);
    expect(found).toEqual(
      expect.arrayContaining([
        'It is less than a day old.',
        'It is 1 day old.',
        'It was first seen less than a day ago.',
        expect.stringMatching(/^It expires on \d{4}-\d\d-\d\d, in 1 day\.$/),
        'It is right to 0.1 s.',
      ]),
    );
  });

  it('finds components that are not registered, approved, announced or reachable', () => {
    const handler = 'handler main';
    expect(unwell({ ...healthy, approved: new Map() })).toEqual([['approval', handler, 'failure']]);
    expect(unwell({ ...healthy, approved: new Map([[handler, false]]) })).toEqual([
      ['approval', handler, 'failure'],
    ]);
    const announcement = [['announcement', handler, 'failure']];
    expect(unwell(withReport('discovery', { announced: [] }))).toEqual(announcement);
    expect(unwell(withReport('discovery', { announced: [{ ...handlerId, health: 'down' }] }))).toEqual(
      announcement,
    );
    expect(unwell(withReport('discovery', { announced: undefined }))).toEqual([
      ['announcement', handler, 'unknown'],
    ]);
  });

  it('cannot tell whether a component is announced when discovery reports only the first ones of its type', () => {
    const many = (type: string) =>
      Array.from({ length: mostAnnouncedReported }, (_, at) => ({ type, id: `a${at}`, health: 'up' }));
    const rest = (announced: ReceivedReport['announced']) => unwell(withReport('discovery', { announced }));
    expect(rest(many('handler'))).toEqual([['announcement', 'handler main', 'unknown']]);
    expect(rest([...many('handler').slice(1), ...many('router')])).toEqual([
      ['announcement', 'handler main', 'failure'],
    ]);
  });

  it('finds brokers that a handler cannot reach, and a handler without a broker', () => {
    const brokers = (connected: number, away: number) =>
      withReport('handler', { brokers: { connected, away } });
    expect(unwell(brokers(1, 1))).toEqual([['brokers', 'handler main', 'failure']]);
    expect(unwell(brokers(0, 0))).toEqual([['brokers', 'handler main', 'warning']]);
  });

  it('finds a handler of which no replica leads', () => {
    const none = withReport('handler', { brokers: undefined });
    expect(unwell(none)).toEqual([['brokers', 'handler main', 'failure']]);
    const leader = report('handler', { ...none.reports[3], process: 'handler-2' });
    const led = { ...none, reports: [...none.reports, { ...leader, brokers: { connected: 1, away: 0 } }] };
    expect(unwell(led)).toEqual([]);
    const other = report('handler', { components: [{ ...handlerId, id: 'second' }] });
    const approved = new Map([...healthy.approved, ['handler second', true]]);
    const found = checkInstallation({ ...led, approved, reports: [...led.reports, other] });
    expect(
      found.filter(({ check }) => check === 'brokers').map(({ subject, state }) => [subject, state]),
    ).toEqual([
      ['handler second', 'failure'],
      ['handler main', 'ok'],
    ]);
  });

  it('counts the brokers of the replica that has reported last as the one that leads', () => {
    const older = report('handler', {
      ...{ process: 'handler-0', components: [handlerId], received: now - 60_000 },
      brokers: { connected: 0, away: 1 },
    });
    expect(unwell({ ...healthy, reports: [older, ...healthy.reports] })).toEqual([]);
  });
});
