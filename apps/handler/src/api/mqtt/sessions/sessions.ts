import { Inject, Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { publishPacket } from '@fieldpost/mqtt';
import { type Logger, type Metrics, only, traced } from '@fieldpost/observability';
import { networkOf, startTimeout } from '@fieldpost/transport';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../../../handler.config.js';
import { changeCount } from '../../../shared/change-count.js';
import type { Share } from '../../../limits/owners.js';
import type { Session } from './session.js';
import { Subscriptions } from './subscriptions.js';

type SessionSettings = Pick<
  HandlerSettings,
  | 'HANDLER_MQTT_SESSIONS_PER_APPLICATION'
  | 'HANDLER_MQTT_SESSIONS_PER_OWNER'
  | 'HANDLER_MQTT_SESSIONS_PER_ADDRESS'
>;

/** A session to be opened. */
export interface NewSession {
  readonly appId: AppId;
  readonly clientId: string;
  readonly address: string;
  /** The owner or application whose share it uses. */
  readonly share: Share;
}

/** The share that is used up. */
export type FullShare = 'application' | 'owner' | 'address';

/** How long a client may be behind: after a stall of the database or of Redis, many messages arrive at once. */
const momentMs = 2_000;

/** The cost of delivering a message to a session, in steps of the search for subscribers. */
const stepsOfDelivery = 2;

/** The open sessions by application, and delivery to them: a message goes only to sessions of its own application. */
@Injectable()
export class Sessions {
  /** Delivered messages, and sessions that were ended because they read too slowly. */
  delivered = 0;
  tooSlow = 0;
  /** Every filter begins with the application of its session. */
  readonly subscriptions = new Subscriptions<Session>();
  private readonly byApp = new Map<AppId, Map<string, Session>>();
  /** By network, because an IPv6 host has many addresses. */
  private readonly countOf = new Map<string, number>();
  private readonly ofOwner = new Map<Share, number>();
  private readonly shareOf = new WeakMap<Session, Share>();
  /** Sessions that are behind, until they are checked again. */
  private readonly behind = new WeakSet<Session>();

  constructor(
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(HANDLER_CONFIG) private readonly settings: SessionSettings,
  ) {}

  /** Undefined when there is capacity. A client that connects again under its id replaces its session. */
  fullShare({ appId, clientId, address, share }: NewSession): FullShare | undefined {
    const sessions = this.byApp.get(appId);
    const replaced = sessions?.get(clientId);
    const network = networkOf(address);
    if (replaced && networkOf(replaced.address) === network) return undefined;
    const isFull = (counts: ReadonlyMap<string, number>, name: string, most: number) =>
      (counts.get(name) ?? 0) >= most;
    if (!replaced && sessions && sessions.size >= this.settings.HANDLER_MQTT_SESSIONS_PER_APPLICATION)
      return 'application';
    if (!replaced && isFull(this.ofOwner, share, this.settings.HANDLER_MQTT_SESSIONS_PER_OWNER))
      return 'owner';
    return isFull(this.countOf, network, this.settings.HANDLER_MQTT_SESSIONS_PER_ADDRESS)
      ? 'address'
      : undefined;
  }

  measure(metrics: Metrics): void {
    const about = (name: string, help: string) => ({
      name: `fieldpost_handler_mqtt_${name}`,
      help,
      labels: [],
    });
    const delivered = about('delivered_total', 'Messages that were handed to MQTT clients.');
    const tooSlow = about('too_slow_total', 'Sessions that were ended since they read too slowly.');
    metrics.gauge(about('sessions', 'Open sessions of MQTT.'), () => only(this.count));
    metrics.counter(delivered, () => only(this.delivered));
    metrics.counter(tooSlow, () => only(this.tooSlow));
  }

  /** Replaces the open session of the same client id, if there is one. */
  add(session: Session, share: Share = session.appId): void {
    const { appId, clientId, address } = session;
    const replaced = this.byApp.get(appId)?.get(clientId);
    if (replaced) this.remove(replaced);
    const sessions = this.byApp.get(appId) ?? new Map<string, Session>();
    this.byApp.set(appId, sessions.set(clientId, session));
    changeCount(this.countOf, networkOf(address), 1);
    this.shareOf.set(session, share);
    changeCount(this.ofOwner, share, 1);
  }

  /** Does nothing for a session that was already replaced. */
  remove(session: Session): void {
    const sessions = this.byApp.get(session.appId);
    if (sessions?.get(session.clientId) !== session) return;
    session.leave();
    sessions.delete(session.clientId);
    if (sessions.size === 0) this.byApp.delete(session.appId);
    changeCount(this.countOf, networkOf(session.address), -1);
    changeCount(this.ofOwner, this.ownerOf(session), -1);
  }

  /** The owner, or application, whose share a session uses. */
  ownerOf(session: Session): Share {
    return this.shareOf.get(session) ?? session.appId;
  }

  get count(): number {
    let count = 0;
    for (const sessions of this.byApp.values()) count += sessions.size;
    return count;
  }

  /** The cost of finding subscribers and delivering to them since the start. */
  get steps(): number {
    return this.subscriptions.steps + stepsOfDelivery * this.delivered;
  }

  hasAny(appId: AppId): boolean {
    return this.byApp.has(appId);
  }

  /** Sends to every session that subscribed to the topic; `render` runs at most once, and only when there is one. */
  deliver(topic: string, render: () => string | Buffer): void {
    this.deliverTo(this.subscriptions.of(topic), topic, render);
  }

  /**
   * Sends an event under a name of the specification, `events/downlink/…`, to sessions that subscribed to that name.
   */
  deliverByDownlinkName(topic: string, render: () => string | Buffer): void {
    this.deliverTo(this.subscriptions.ofDownlinkName(topic), topic, render);
  }

  private deliverTo(sessions: ReadonlySet<Session>, topic: string, render: () => string | Buffer): void {
    let packet: Buffer | undefined;
    for (const session of sessions) {
      if (!session.rights.mayRead) continue;
      packet ??= publishPacket(topic, render());
      this.sendTo(session, packet);
    }
  }

  private sendTo(session: Session, packet: Buffer): void {
    this.delivered += 1;
    const state = traced('mqtt deliver', () => session.send(packet), 'producer');
    if (state === 'full') this.dropSlow(session);
    else if (state === 'behind') this.giveTime(session);
  }

  /** Ends a session that is still behind after `momentMs`. */
  private giveTime(session: Session): void {
    if (this.behind.has(session)) return;
    this.behind.add(session);
    startTimeout(momentMs, () => {
      this.behind.delete(session);
      if (session.isBehind && session.client.conn.writable) this.dropSlow(session);
    });
  }

  private dropSlow(session: Session): void {
    this.tooSlow += 1;
    session.end();
    this.remove(session);
    this.log.info(
      { app_id: session.appId, client_id: session.clientId },
      'mqtt session ended: it reads too slowly',
    );
  }
}
