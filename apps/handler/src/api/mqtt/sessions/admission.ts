import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppId } from '@fieldpost/domain';
import { AppError, defineError, unavailable } from '@fieldpost/errors';
import { addressOf, type Client, type Credentials } from '@fieldpost/mqtt';
import { type Logger, type Metrics, Tally } from '@fieldpost/observability';
import { LOGGER } from '../../../handler.config.js';
import { Owners } from '../../../limits/owners.js';
import { connackCodeOf, Logins } from './logins.js';
import { Session } from './session.js';
import { type NewSession, Sessions } from './sessions.js';

const noAccessKey = defineError('mqtt_no_access_key', 'unauthenticated', 'no access key given');
const tooManySessions = defineError(
  'mqtt_too_many_sessions',
  'resource_exhausted',
  'Too many MQTT sessions of application {app_id}',
);
const tooManyOfOwner = defineError(
  'mqtt_too_many_sessions_of_owner',
  'resource_exhausted',
  'Too many MQTT sessions of the owner of application {app_id}',
);
const tooManyFromAddress = defineError(
  'mqtt_too_many_sessions_from_address',
  'resource_exhausted',
  'Too many MQTT sessions from address {address}',
);

/** Why a client got no session, by the code of the error; every other rejection is one of the key. */
const reasonOf: ReadonlyMap<string, string> = new Map([
  ['mqtt_no_access_key', 'no_access_key'],
  ['no_message_rights', 'no_rights'],
  ['mqtt_too_many_sessions', 'sessions_of_application'],
  ['mqtt_too_many_sessions_of_owner', 'sessions_of_owner'],
  ['mqtt_too_many_sessions_from_address', 'sessions_of_address'],
]);
const [badKey, unknown] = ['access_key', 'unavailable'];

const shortestTrustMs = 1_000;
const checkAgainMs = 15_000;

/**
 * Authenticates clients with the access key of an application, and checks the key again twice a minute: the sessions of
 * a removed key end, those of a changed key get its rights. While the auth server cannot be reached, nothing changes.
 */
@Injectable()
export class Admission {
  /** Login attempts by CONNACK code: 3 is unavailable, 4 and 5 are rejections. */
  readonly outcomes = new Tally(['accepted', '3', '4', '5']);
  /** Rejected logins by reason. */
  readonly rejections = new Tally([...reasonOf.values(), badKey, unknown]);
  private readonly sessionOf = new WeakMap<Client, Session>();

  constructor(
    private readonly logins: Logins,
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(Owners) private readonly owners: Pick<Owners, 'find'>,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  measure(metrics: Metrics): void {
    const help = 'Logins of MQTT: accepted, or the code of the rejection.';
    metrics.tally({ name: 'fieldpost_handler_mqtt_logins_total', help, label: 'outcome' }, this.outcomes);
  }

  /** The session of an admitted client. */
  find(client: Client): Session | undefined {
    return this.sessionOf.get(client);
  }

  /** The owner, or application, whose share an admitted client uses. */
  ownerOf(client: Client): string | undefined {
    const session = this.sessionOf.get(client);
    return session && this.sessions.ownerOf(session);
  }

  /** The user name is an application id, the password one of its access keys. */
  async admit(client: Client, credentials: Credentials): Promise<Session> {
    try {
      const session = await this.open(client, credentials);
      this.outcomes.count('accepted');
      return session;
    } catch (error) {
      this.outcomes.count(String(connackCodeOf(error)));
      this.rejections.count(rejectionOf(error));
      throw error;
    }
  }

  private async open(client: Client, { username, password }: Credentials): Promise<Session> {
    const appId = AppId(username, 'Username');
    const key = password?.toString() ?? '';
    if (key === '') throw noAccessKey();

    const address = addressOf(client);
    const { rights, until } = await this.logins.login(appId, key, address);
    const share = await this.owners.find(appId);
    // The connection closed during the login, before there was a listener: a session would never end.
    if (client.conn.destroyed) throw unavailable({ what: 'mqtt connection' });
    this.requireCapacity({ appId, clientId: client.id, address, share });

    const session = new Session(appId, client, rights, this.sessions.subscriptions);
    this.sessionOf.set(client, session);
    this.sessions.add(session, share);
    this.keep(session, key, until);
    return session;
  }

  private requireCapacity(wanted: NewSession): void {
    const full = this.sessions.fullShare(wanted);
    if (full === 'application') throw tooManySessions({ app_id: wanted.appId });
    if (full === 'owner') throw tooManyOfOwner({ app_id: wanted.appId });
    if (full === 'address') throw tooManyFromAddress({ address: wanted.address });
  }

  /** Holds the session until its connection ends, with the key checked again and again. */
  private keep(session: Session, key: string, until: number): void {
    let timer: NodeJS.Timeout | undefined;
    const { conn } = session.client;
    const wake = (at: number | undefined) => {
      if (at === undefined || conn.destroyed) return;
      const wait = Math.min(Math.max(at - this.now(), shortestTrustMs), this.logins.recheckMs);
      timer = setTimeout(() => void this.ask(session, key).then(wake), wait).unref();
    };
    conn.once('close', () => {
      clearTimeout(timer);
      this.sessions.remove(session);
    });
    wake(until);
  }

  /** When to check next; undefined for a session that has ended. */
  private async ask(session: Session, key: string): Promise<number | undefined> {
    try {
      const { rights, until } = await this.logins.confirm(session.appId, key, session.address);
      session.changeRights(rights);
      return until;
    } catch (error) {
      if (connackCodeOf(error) === 3) return this.now() + checkAgainMs;
      this.log.info(
        { app_id: session.appId, client_id: session.clientId },
        'mqtt session ended: its access key is no longer valid',
      );
      session.end();
      return undefined;
    }
  }
}

function rejectionOf(error: unknown): string {
  const known = error instanceof AppError ? reasonOf.get(error.code) : undefined;
  return known ?? (connackCodeOf(error) === 3 ? unknown : badKey);
}
