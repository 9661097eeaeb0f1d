import { AppId } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import type { Client } from 'aedes';
import { connackCodeOf, type Logins } from './logins.js';
import { Session } from './session.js';
import type { Sessions } from './sessions.js';

/** User name and password of CONNECT: an application id and one of its access keys. */
export interface Credentials {
  readonly username: string | undefined;
  readonly password: Buffer | undefined;
}

const noAccessKey = defineError('mqtt_no_access_key', 'unauthenticated', 'no access key given');
const tooManySessions = defineError(
  'mqtt_too_many_sessions',
  'resource_exhausted',
  'Too many MQTT sessions of application {app_id}',
);

/** With the time that one answer counts for other sessions, a removed key is noticed within a minute. */
const longestTrustMs = 30_000;
const shortestTrustMs = 1_000;
const askAgainMs = 15_000;

/**
 * Lets clients in with the access key of an application, and asks about the key again twice a minute: a removed or
 * changed key loses its sessions or their rights, an auth server that cannot be reached changes nothing.
 */
export class Admission {
  private readonly sessionOf = new WeakMap<Client, Session>();

  constructor(
    private readonly logins: Logins,
    private readonly sessions: Sessions,
    private readonly log: Logger,
    private readonly now: () => number = Date.now,
  ) {}

  /** The session of an admitted client. */
  find(client: Client): Session | undefined {
    return this.sessionOf.get(client);
  }

  async admit(client: Client, { username, password }: Credentials): Promise<Session> {
    const appId = AppId(username, 'Username');
    const key = password?.toString() ?? '';
    if (key === '') throw noAccessKey();

    const { rights, until } = await this.logins.login(appId, key, addressOf(client));
    if (!this.sessions.hasRoomFor(appId, client.id)) throw tooManySessions({ app_id: appId });

    const session = new Session(appId, client, rights);
    this.sessionOf.set(client, session);
    this.sessions.add(session);
    this.keep(session, key, until);
    return session;
  }

  /** Holds the session until its connection ends, with the key checked again and again. */
  private keep(session: Session, key: string, until: number): void {
    let timer: NodeJS.Timeout | undefined;
    const { conn } = session.client;
    const wake = (at: number | undefined) => {
      if (at === undefined || conn.destroyed) return;
      const wait = Math.min(Math.max(at - this.now(), shortestTrustMs), longestTrustMs);
      timer = setTimeout(() => void this.ask(session, key).then(wake), wait).unref();
    };
    conn.once('close', () => {
      clearTimeout(timer);
      this.sessions.remove(session);
    });
    wake(until);
  }

  /** When to ask next; undefined for a session that has ended. */
  private async ask(session: Session, key: string): Promise<number | undefined> {
    try {
      const { rights, until } = await this.logins.confirm(session.appId, key, addressOf(session.client));
      session.changeRights(rights);
      return until;
    } catch (error) {
      if (connackCodeOf(error) === 3) return this.now() + askAgainMs;
      this.log.info(
        { app_id: session.appId, client_id: session.clientId },
        'mqtt session ended: its access key is no longer valid',
      );
      session.end();
      return undefined;
    }
  }
}

/** Where a client connects from, whatever it speaks through; empty for a connection that is gone already. */
const addressOf = ({ conn }: Pick<Client, 'conn'>): string =>
  'remoteAddress' in conn && typeof conn.remoteAddress === 'string' ? conn.remoteAddress : '';
