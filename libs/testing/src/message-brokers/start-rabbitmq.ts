import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from '../certificates/certificate.js';
import { freePort } from '../postgres/index.js';
import { isProgram, programOnPath, type ServerProcess, startServer } from './server-process.js';
import { writeCertificate } from './write-certificate.js';

/** A RabbitMQ on 127.0.0.1 with MQTT and AMQP; the user `guest` with password `guest` may do everything. */
export interface Rabbitmq {
  /** Without user and password. */
  readonly mqtt: string;
  /** With the user that may do everything. */
  readonly superMqtt: string;
  readonly superAmqp: string;
  /** The same over TLS; leads nowhere without a certificate. */
  readonly superAmqps: string;
  readonly amqpPort: number;
  /** SIGKILL; its data on disk stays. */
  readonly kill: () => Promise<void>;
  /** Starts it again where it was. */
  readonly revive: () => Promise<void>;
  /** Suspends its processes. */
  readonly hold: () => void;
  readonly goOn: () => void;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export interface RabbitmqOptions {
  /** Root of the HTTP endpoints that authenticate all users except `guest`; without it only `guest` can log in. */
  readonly authentication?: string;
  /** For AMQP over TLS, at `localhost`. */
  readonly certificate?: Certificate;
}

/** The script behind Debian's wrapper in /usr/sbin, which changes the user and drops the settings. */
const wrapped = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const timeoutMs = 90_000;

/**
 * Starts the RabbitMQ that is on PATH, with ports and folders of its own; fails with a hint what to install
 * where there is none. Takes about ten seconds: once per suite is enough.
 */
export async function startRabbitmq(options: RabbitmqOptions = {}): Promise<Rabbitmq> {
  const command = isProgram(wrapped) ? wrapped : programOnPath('rabbitmq-server', 'rabbitmq-server');
  const directory = await mkdtemp(join(tmpdir(), 'rabbitmq-'));
  const [amqp, mqtt, dist, epmd] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const amqps = await freePort();
  const { certificate } = options;
  const tls = certificate && { port: amqps, files: await writeCertificate(directory, certificate) };
  await writeFile(join(directory, 'enabled_plugins'), '[rabbitmq_mqtt,rabbitmq_auth_backend_http].\n');
  await writeFile(join(directory, 'rabbitmq.conf'), configOf({ amqp, mqtt, tls }, options));
  const env = environmentOf(directory, { amqp, dist, epmd });
  const names = await startNames(epmd);
  const program = { command, args: [], env, port: mqtt, timeoutMs };
  let server = await startServer(program);
  const stop: Rabbitmq['stop'] = async (signal) => {
    await server.stop(signal);
    await names.stop();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    mqtt: `mqtt://127.0.0.1:${mqtt}`,
    superMqtt: `mqtt://guest:guest@127.0.0.1:${mqtt}`,
    superAmqp: `amqp://guest:guest@127.0.0.1:${amqp}`,
    superAmqps: `amqps://guest:guest@localhost:${amqps}`,
    amqpPort: amqp,
    kill: () => server.stop('SIGKILL'),
    revive: async () => {
      server = await startServer(program);
    },
    hold: () => server.signal('SIGSTOP'),
    goOn: () => server.signal('SIGCONT'),
    stop,
  };
}

/** Erlang's name service. RabbitMQ would start one by itself, which then outlives it. */
function startNames(port: number): Promise<ServerProcess> {
  const args = ['-port', String(port), '-address', '127.0.0.1'];
  const command = programOnPath('epmd', 'rabbitmq-server');
  return startServer({ command, args, env: {}, port, timeoutMs: 90_000 });
}

interface RabbitmqPorts {
  readonly amqp: number;
  readonly mqtt: number;
  readonly tls: { readonly port: number; readonly files: Certificate } | undefined;
}

function configOf({ amqp, mqtt, tls }: RabbitmqPorts, { authentication }: RabbitmqOptions): string {
  const questions = ['user', 'vhost', 'resource', 'topic'];
  return [
    `listeners.tcp.1 = 127.0.0.1:${amqp}`,
    `mqtt.listeners.tcp.1 = 127.0.0.1:${mqtt}`,
    'mqtt.allow_anonymous = false',
    ...(tls === undefined ? [] : [`listeners.ssl.1 = 127.0.0.1:${tls.port}`]),
    ...(tls === undefined ? [] : [`ssl_options.certfile = ${tls.files.cert}`]),
    ...(tls === undefined ? [] : [`ssl_options.keyfile = ${tls.files.key}`]),
    'auth_backends.1 = internal',
    ...(authentication === undefined ? [] : ['auth_backends.2 = http', 'auth_http.http_method = post']),
    ...(authentication === undefined
      ? []
      : questions.map((question) => `auth_http.${question}_path = ${authentication}/${question}`)),
    '',
  ].join('\n');
}

function environmentOf(
  directory: string,
  ports: { readonly amqp: number; readonly dist: number; readonly epmd: number },
): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: directory,
    LANG: 'C.UTF-8',
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_NODENAME: `fieldpost-${randomBytes(4).toString('hex')}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(ports.amqp),
    RABBITMQ_DIST_PORT: String(ports.dist),
    RABBITMQ_BASE: directory,
    RABBITMQ_MNESIA_BASE: join(directory, 'mnesia'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_CONFIG_FILE: join(directory, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(directory, 'enabled_plugins'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    ERL_EPMD_PORT: String(ports.epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  };
}
