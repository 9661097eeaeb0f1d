import type { AppId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { publishPacket } from './publish-packet.js';
import type { Session } from './session.js';
import { asksForDownlinkNames, type TopicFilter } from './topic-filter.js';

export interface SessionsOptions {
  /** How many sessions one application may have. */
  readonly perApplication?: number;
}

const standardPerApplication = 200;

/** The open sessions by application, and the way messages get to them: each goes to its own application alone. */
export class Sessions {
  private readonly byApp = new Map<AppId, Map<string, Session>>();
  private readonly perApplication: number;

  constructor(
    private readonly log: Logger,
    { perApplication = standardPerApplication }: SessionsOptions = {},
  ) {
    this.perApplication = perApplication;
  }

  /** A client that connects again under its id takes the place it has. */
  hasRoomFor(appId: AppId, clientId: string): boolean {
    const sessions = this.byApp.get(appId);
    return !sessions || sessions.size < this.perApplication || sessions.has(clientId);
  }

  add(session: Session): void {
    const sessions = this.byApp.get(session.appId) ?? new Map<string, Session>();
    sessions.set(session.clientId, session);
    this.byApp.set(session.appId, sessions);
  }

  /** A session whose place was taken over is gone already. */
  remove(session: Session): void {
    const sessions = this.byApp.get(session.appId);
    if (sessions?.get(session.clientId) !== session) return;
    sessions.delete(session.clientId);
    if (sessions.size === 0) this.byApp.delete(session.appId);
  }

  hasAny(appId: AppId): boolean {
    return this.byApp.has(appId);
  }

  /** Sends to every session that subscribed to the topic; `render` runs at most once, and only when there is one. */
  deliver(appId: AppId, topic: string, render: () => Buffer): void {
    this.deliverTo(appId, { topic, counts: () => true }, render);
  }

  /** Sends an event under a name of the specification, `events/downlink/…`, to those who asked for it by that name. */
  deliverByDownlinkName(appId: AppId, topic: string, render: () => Buffer): void {
    this.deliverTo(appId, { topic, counts: asksForDownlinkNames }, render);
  }

  private deliverTo(appId: AppId, { topic, counts }: Address, render: () => Buffer): void {
    const levels = topic.split('/');
    let packet: Buffer | undefined;
    for (const session of this.byApp.get(appId)?.values() ?? []) {
      if (!session.wants(levels, counts)) continue;
      packet ??= publishPacket(topic, render());
      if (!session.send(packet)) this.dropSlow(session);
    }
  }

  private dropSlow(session: Session): void {
    this.remove(session);
    this.log.warn(
      { app_id: session.appId, client_id: session.clientId },
      'mqtt session ended: it reads too slowly',
    );
  }
}

interface Address {
  readonly topic: string;
  readonly counts: (filter: TopicFilter) => boolean;
}
