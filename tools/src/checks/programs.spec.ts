import { describe, expect, it } from '@jest/globals';
import { commandFor, type Machine, provisionOf } from './programs.js';

const all = [
  'mosquitto_sub',
  'redis-server',
  'mosquitto',
  'rabbitmq-server',
  'chromium-headless-shell',
  'haproxy',
  'nginx',
  'pg_dump',
  'faketime',
  'python3',
  'apache2',
  'curl',
  'jq',
  'zsh',
  'fish',
];
const machine = (programs: readonly string[], more: Partial<Machine> = {}): Machine => ({
  has: (program) => programs.includes(program),
  isRoot: true,
  env: {},
  ...more,
});
const without = (...missing: readonly string[]): readonly string[] => [
  'apt-get',
  ...all.filter((program) => !missing.includes(program)),
];

describe('A machine that runs the tests', () => {
  it('is not changed when it has everything', () =>
    expect(provisionOf(machine(without()))).toEqual({ way: 'nothing' }));

  it.each([
    ['mosquitto_sub', 'mosquitto-clients'],
    ['redis-server', 'redis-server'],
    ['mosquitto', 'mosquitto'],
    ['rabbitmq-server', 'rabbitmq-server'],
    ['chromium-headless-shell', 'chromium-headless-shell'],
    ['haproxy', 'haproxy'],
    ['nginx', 'nginx'],
    ['pg_dump', 'postgresql'],
    ['python3', 'python3-venv'],
    ['apache2', 'libapache2-mod-auth-openidc'],
  ])('without %s gets the package %s and no other', (program, name) =>
    expect(provisionOf(machine(without(program)))).toEqual({ way: 'install', packages: [name] }),
  );

  it('that is fresh gets all of them', () =>
    expect(provisionOf(machine(['apt-get']))).toMatchObject({
      packages: [
        'mosquitto-clients',
        'redis-server',
        'mosquitto',
        'rabbitmq-server',
        'chromium-headless-shell',
        'haproxy',
        'nginx',
        'postgresql',
        'faketime',
        'python3-venv',
        'libapache2-mod-auth-openidc',
        'curl',
        'jq',
        'zsh',
        'fish',
      ],
    }));

  it('has them installed only by root with apt-get; otherwise the command is printed', () => {
    const packages = ['mosquitto'];
    expect(provisionOf(machine(without('mosquitto'), { isRoot: false }))).toEqual({ way: 'print', packages });
    const elsewhere = without('mosquitto').slice(1);
    expect(provisionOf(machine(elsewhere))).toEqual({ way: 'print', packages });
  });

  it('needs no program that a setting replaces', () => {
    const env = { REDIS_URL: 'redis://127.0.0.1:6379', FIELDPOST_CHROMIUM: '/opt/chrome' };
    expect(provisionOf(machine(without('redis-server', 'chromium-headless-shell'), { env }))).toEqual({
      way: 'nothing',
    });
    const empty = { REDIS_URL: '' };
    expect(provisionOf(machine(without('redis-server'), { env: empty }))).toMatchObject({ way: 'install' });
  });
});

describe('The printed command', () => {
  it('can be run unchanged', () =>
    expect(commandFor(['mosquitto', 'chromium-headless-shell'])).toBe(
      'sudo apt-get update && sudo apt-get install -y mosquitto chromium-headless-shell',
    ));
});
