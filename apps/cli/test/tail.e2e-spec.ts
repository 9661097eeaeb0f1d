import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { CommandLine, logIn, register, type Started } from './support/command-line.js';

const app = `tail-${randomBytes(4).toString('hex')}`;
const line = new CommandLine();

beforeAll(async () => {
  await register(app);
  await logIn(line, app);
  await line.json('applications', 'create', app);
  for (const device of ['one', 'two']) await line.json('devices', 'create', app, device);
});
afterAll(() => line.remove());

/** Simulates uplinks until the command has printed something. */
async function untilSeen({ seen }: Started, device = 'one'): Promise<void> {
  await until('a message', async () => {
    await line.json('simulate', app, device, '--hex', '01ff', '--port', '2');
    return seen.stdout !== '';
  });
}

describe('A simulated uplink', () => {
  it('is a message of the device, with the payload that was given as hexadecimal digits or Base64', async () => {
    const tail = line.start(['tail', app, '--json', '--count', '1']);
    await until('the message', async () => {
      const simulated = await line.run('simulate', app, 'two', '--base64', 'AQI=', '--port', '7');
      expect(simulated).toEqual({ code: 0, stdout: 'Uplink of two published.\n', stderr: '' });
      return tail.seen.stdout !== '';
    });
    expect(JSON.parse((await tail.ended).stdout)).toMatchObject({
      ...{ dev_id: 'two', type: 'up' },
      data: { port: 7, payload_raw: 'AQI=', counter: 0 },
    });
    expect(await line.json('simulate', app, 'two', '--hex', '0102')).toEqual({
      ...{ dev_id: 'two', done: 'simulated' },
    });
  });

  it('needs a device that exists and a valid payload', async () => {
    expect(await line.run('simulate', app, 'three', '--hex', '01')).toMatchObject({ code: 4, stdout: '' });
    expect(await line.run('simulate', app, 'two', '--hex', '0')).toMatchObject({ code: 2, stdout: '' });
    expect(await line.run('simulate', app, 'two')).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('A downlink', () => {
  it('waits after those that wait already', async () => {
    for (const hex of ['01', '02']) await line.json('devices', 'downlink', app, 'two', '--hex', hex);
    const waiting = await line.json('devices', 'queue', app, 'two');
    expect(waiting).toMatchObject([{ payload_raw: 'AQ==' }, { payload_raw: 'Ag==' }]);
  });
});

describe('Messages', () => {
  it('are lines for people, until Ctrl-C ends the command quietly', async () => {
    const tail = line.start(['tail', app]);
    await untilSeen(tail);
    tail.child.kill('SIGINT');
    const { code, stdout, stderr } = await tail.ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\S+ \S+ {2}one {2}port 2 {2}counter 0 {2}01FF$/m);
  });

  it('are JSON, one per line, of the devices that were named, and end after --count', async () => {
    const tail = line.start(['tail', app, '--device', 'two', '--json', '--count', '1']);
    await line.json('simulate', app, 'one', '--hex', '00');
    await untilSeen(tail, 'two');
    const { code, stdout } = await tail.ended;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ topic: `${app}/devices/two/up`, dev_id: 'two', type: 'up' },
      data: { port: 2, payload_raw: 'Af8=' },
    });
  });

  it('include events on demand, such as a downlink that was queued', async () => {
    const tail = line.start(['tail', app, '--events', '--json']);
    await until('an event', async () => {
      await line.json('devices', 'downlink', app, 'one', '--hex', 'aabb', '--confirmed');
      return tail.seen.stdout.includes('events/down/scheduled');
    });
    tail.child.kill('SIGTERM');
    expect((await tail.ended).code).toBe(0);
    expect((await line.run('devices', 'queue', app, 'one')).stdout).toMatch(/qrs=/);
  });

  it('end quietly when their reader does, such as head', async () => {
    const program = fileURLToPath(new URL('../bin/fieldpost.mjs', import.meta.url));
    const command = `"${process.execPath}" "${program}" tail ${app} | head -n 1`;
    const env = { PATH: process.env['PATH'] ?? '', XDG_CONFIG_HOME: line.home };
    const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const seen = { stdout: '', stderr: '' };
    shell.stdout.on('data', (chunk) => (seen.stdout += String(chunk)));
    shell.stderr.on('data', (chunk) => (seen.stderr += String(chunk)));
    let hasEnded = false;
    const ended = once(shell, 'close').then(() => (hasEnded = true));
    // The message after the one that head has taken meets a closed pipe.
    await until('the end', async () => {
      await line.json('simulate', app, 'one', '--hex', '02');
      return hasEnded;
    });
    await ended;
    expect(seen).toEqual({ stdout: expect.stringMatching(/^.+\n$/), stderr: '' });
  });

  it('keep the token out of the list of processes', async () => {
    const tail = line.start(['tail', app]);
    const { accessToken = '' } = line.settings().profiles['default']?.login ?? {};
    await untilSeen(tail);
    expect(tail.child.spawnargs.join(' ')).not.toContain(accessToken);
    tail.child.kill('SIGINT');
    await tail.ended;
  });
});
