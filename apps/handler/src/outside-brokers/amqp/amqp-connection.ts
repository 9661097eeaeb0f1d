import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelModel } from 'amqplib';

/** Where an outside AMQP broker is. */
export interface AmqpAddress {
  /** `amqp://user:password@host:port/vhost`, or `amqps://`. */
  readonly url: string;
  /** PEM roots for `amqps`; the system's without it. */
  readonly ca?: Buffer | undefined;
  /** Topic exchange of uplinks, events and downlinks. */
  readonly exchange: string;
}

const connectMs = 10_000;
const standardHeartbeatSeconds = 30;
const goodbyeMs = 1_000;

/** An open connection, with a function that reports an error after which it cannot be used. */
export interface OpenConnection {
  readonly connection: ChannelModel;
  readonly ended: Promise<string>;
  readonly fail: (reason: string) => void;
  readonly close: () => Promise<void>;
}

/** Connects as the user of the URL. */
export async function openConnection({ url, ca }: AmqpAddress): Promise<OpenConnection> {
  const cut = new AbortController();
  const options = { timeout: connectMs, noDelay: true, signal: cut.signal, ...(ca && { ca: [ca] }) };
  // Few handlers have outside brokers: loading the library would delay every start.
  const { connect } = await import('amqplib');
  const connection = await connect(withHeartbeat(url), options);
  let fail: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    fail = resolve;
    connection.on('error', (error: Error) => resolve(error.message));
    connection.once('close', () => resolve('connection closed'));
  });
  const close = async () => {
    // Closing what is closed already is rejected, and no matter.
    const closed = connection.close().catch(() => undefined);
    // A broker that reads nothing says no goodbye either.
    await Promise.race([closed, sleep(goodbyeMs)]);
    cut.abort();
  };
  return { connection, ended, fail, close };
}

/** Detects a broker that does not respond any more. */
function withHeartbeat(text: string): string {
  const url = new URL(text);
  if (!url.searchParams.has('heartbeat')) url.searchParams.set('heartbeat', String(standardHeartbeatSeconds));
  return url.href;
}
