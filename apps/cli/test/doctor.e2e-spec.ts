import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Suite, until } from '@fieldpost/testing';
import { createAdministrator } from './support/administrator.js';
import { CommandLine, logIn, register, serverOf } from './support/command-line.js';

const suffix = randomBytes(4).toString('hex');
const root = `root-${suffix}`;
const line = new CommandLine();
const suite = () => Suite.find(process.env['FIELDPOST_CLI_DATA'] ?? '');
/** The same home, with the certificates of the suite. */
const trusting = { run: (...args: readonly string[]) => line.run(...args, '--ca', suite().addresses.ca) };

beforeAll(async () => {
  await createAdministrator(root);
  await logIn(line, root);
});
afterAll(() => line.remove());

/** Several reports of every app. */
const reportsWithinMs = 120_000;

type Found = Readonly<Record<'check' | 'subject' | 'state', string>>;

/** The findings of the doctor that are not ok. Clocks are left out: a slow request looks like one that is behind. */
async function findings(...args: readonly string[]): Promise<readonly Found[]> {
  const { stdout } = await trusting.run('doctor', '--json', ...args);
  return (JSON.parse(stdout) as Found[]).filter(({ check, state }) => state !== 'ok' && check !== 'clock');
}

/** What account has of the last run of an administrator. */
async function outsideChecks(): Promise<{ readonly user: string; readonly findings: readonly Found[] }> {
  const token = line.settings().profiles['default']?.login?.accessToken;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${serverOf()}/api/v2/installation`, { headers });
  const { outside_checks: outside } = (await response.json()) as {
    readonly outside_checks: Awaited<ReturnType<typeof outsideChecks>>;
  };
  return outside;
}

describe('The doctor', () => {
  it('finds nothing in a healthy suite but the broker that it lacks', async () => {
    // Every app reports within seconds after its start, and after a failed report within half a minute.
    await until(
      'the reports, the last one of a handler that leads, and its health',
      async () => {
        const found = await findings();
        const isLed = found.some(({ check, state }) => check === 'brokers' && state === 'warning');
        // On a busy machine discovery may try the handler before that responds; it tries again within about a minute.
        return isLed && found.every(({ check, state }) => check !== 'app' && state !== 'failure');
      },
      reportsWithinMs,
    );
    const { code, stdout, stderr } = await trusting.run('doctor');
    expect(stdout).toMatch(/^STATE +CHECK +SUBJECT +FOUND +WHAT TO DO\nWARNING +/);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Failures: 0, warnings: \d+, not known: 0\.\n$/),
    ]);
    const found = (await findings()).map(({ check, subject, state }) => [check, subject, state]);
    expect(found).toEqual([['brokers', expect.stringContaining('handler '), 'warning']]);
  });

  it('sends account what an administrator finds from outside, and nothing that the apps report', async () => {
    const { stdout } = await trusting.run('doctor', '--json');
    const outside = await outsideChecks();
    expect(outside).toMatchObject({ user: root, version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    const ofClients = ['HTTP', 'MQTT', 'certificate', 'discovery', 'gRPC', 'trust'];
    expect([...new Set(outside.findings.map(({ check }) => check))].sort()).toEqual(ofClients);
    expect(outside.findings.map(({ subject }) => subject)).toContain(suite().addresses.account);
    expect(JSON.parse(stdout)).toEqual(expect.arrayContaining([...outside.findings]));
  });

  it('logs in as an application at the handler of a suite on this machine, over its port without TLS', async () => {
    const app = `doctor-${suffix}`;
    await line.json('applications', 'create', app);
    await line.json('applications', 'keys', 'create', app, 'doctor', '--right', 'messages:up:r');
    const { stdout } = await trusting.run('doctor', '--application', app);
    expect(stdout).toMatch(new RegExp(`application ${app} at handler .*Application ${app} can log in`));
  });

  it('names the addresses of an app that does not respond', async () => {
    const { handler } = suite().addresses.pids;
    // 0 would stop the process group of the tests.
    if (!handler) throw new Error('the suite names no process of the handler');
    process.kill(handler, 'SIGSTOP');
    try {
      const failed = (await findings('--timeout', '2')).filter(({ state }) => state === 'failure');
      expect(failed.map(({ check }) => check)).toEqual(expect.arrayContaining(['gRPC', 'HTTP', 'MQTT']));
    } finally {
      process.kill(handler, 'SIGCONT');
    }
  });

  it('shows other users no more than the addresses, and account keeps nothing of theirs', async () => {
    await trusting.run('doctor');
    const other = new CommandLine({ FIELDPOST_CA: suite().addresses.ca });
    try {
      await register(`curious-${suffix}`);
      await logIn(other, `curious-${suffix}`);
      const { code, stdout } = await other.run('doctor');
      expect(code).toBe(1);
      expect(stdout).toMatch(/not known +HTTP .*\(status 403\)/);
      expect(stdout).not.toMatch(/migrations|sealing key/);
      expect(await outsideChecks()).toMatchObject({ user: root });
    } finally {
      other.remove();
    }
  });
});
