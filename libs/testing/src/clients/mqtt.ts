import type { IClientOptions, MqttClient } from 'mqtt';
import { Mailbox } from '../waiting/mailbox.js';
import { noteSecrets } from '../secrets/index.js';

/** Address of an MQTT server (`host:port`) and credentials. With a `ca` (PEM) the connection is TLS. */
export interface MqttLogin {
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly ca?: Buffer;
}

/** A message as it was received. */
export interface MqttMessage {
  readonly topic: string;
  readonly text: string;
  /** The text read as JSON. */
  readonly json: unknown;
}

const timeoutMs = 60_000;
const keepaliveSeconds = 30;

/** An application on MQTT, with the unmodified `mqtt` client of npm: every message is kept until it is read. */
export class MqttApplication {
  private readonly received = new Mailbox<MqttMessage>('message on');

  private constructor(private readonly client: MqttClient) {
    // Pending reads fail with a timeout that names the message.
    client.on('error', () => undefined);
    client.on('message', (topic, payload) => this.keep(topic, payload.toString('utf8')));
  }

  /** Logs in; a rejection is an `ErrorWithReasonCode` whose `code` is the CONNACK code. */
  static async login({ address, username, password, ca }: MqttLogin): Promise<MqttApplication> {
    noteSecrets({ password });
    const options: IClientOptions = {
      username,
      password,
      protocolVersion: 4,
      clean: true,
      keepalive: keepaliveSeconds,
      reconnectPeriod: 0,
      connectTimeout: timeoutMs,
      ...(ca && { ca }),
    };
    // Loaded on demand: most tests do not log in, and the library has a hundred modules.
    const { connectAsync } = await import('mqtt');
    const client = await connectAsync(`${ca ? 'mqtts' : 'mqtt'}://${address}`, options, false);
    return new MqttApplication(client);
  }

  /** Subscribes; resolves with the granted QoS, 128 for a rejection. */
  async subscribe(filter: string, qos: 0 | 1 = 0): Promise<number> {
    return new Promise((resolve, reject) => {
      this.client.subscribe(filter, { qos }, (error, granted, packet) => {
        const code = packet?.granted[0] ?? granted?.[0]?.qos;
        if (typeof code === 'number') resolve(code);
        else reject(error ?? new Error(`no answer to the subscription of ${filter}`));
      });
    });
  }

  /** Publishes an object as JSON; with QoS 1 resolves when the server has acknowledged it. */
  async publish(topic: string, body: object, qos: 0 | 1 = 1): Promise<void> {
    await this.client.publishAsync(topic, JSON.stringify(body), { qos });
  }

  /** The oldest unread message on this topic; waits for it. Fails when it is not as its schema says. */
  async nextMessage(topic: string, withinMs = timeoutMs): Promise<MqttMessage> {
    const message = await this.received.take(topic, withinMs);
    const { messageProblems } = await import('../message-schemas/message-problems.js');
    const problems = messageProblems(topic, message.json);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return message;
  }

  /** Number of unread messages on this topic. */
  waiting(topic: string): number {
    return this.received.count(topic);
  }

  /** Topics with unread messages. */
  get topics(): readonly string[] {
    return this.received.names;
  }

  async close(): Promise<void> {
    await this.client.endAsync(true);
  }

  private keep(topic: string, text: string): void {
    this.received.put(topic, {
      topic,
      text,
      get json(): unknown {
        return JSON.parse(text);
      },
    });
  }
}

/** Tries to log in and expects a rejection; resolves with the CONNACK code. */
export async function rejectedLogin(login: MqttLogin): Promise<number> {
  try {
    const application = await MqttApplication.login(login);
    await application.close();
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (typeof code === 'number') return code;
    throw error;
  }
  throw new Error(`${login.username} was accepted`);
}
