import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, digestOf, type SealingKeys } from '@fieldpost/persistence';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import type { AuthenticationMethod } from './login-event.js';
import { SessionCookie } from './session-cookie.js';
import { formNotOurs } from './sessions.errors.js';
import { type Session, Sessions } from './sessions.repository.js';

/** The user of a browser, logged in or not. */
export interface Visitor {
  /** The id in the cookie. */
  readonly id: string;
  /** Included in every form, against cross-site request forgery. */
  readonly formToken: string;
  /** Undefined without a login. */
  readonly session: Session | undefined;
}

/** Address, browser and time of a request. */
export interface RequestOrigin {
  /** Network address. */
  readonly address: string;
  /** Such as `Firefox on Linux`; null when unknown. */
  readonly browser: string | null;
  /** Unix milliseconds. */
  readonly now: number;
}

/** A user whom account authenticated. */
export interface AuthenticatedUser {
  readonly userId: string;
  /** Unix seconds. */
  readonly validAfter: number;
  readonly methods: readonly AuthenticationMethod[];
  /** The login provider through which the user logged in; absent for none. */
  readonly provider?: string | null | undefined;
  /** When; now if absent. A session that replaces another one is no new login. */
  readonly authenticated?: Date;
}

const idBytes = 32;

/** Sessions are extended at most every hour, short ones ten times in their lifetime, to limit writes. */
const prolongEveryMs = (lifeMs: number): number => Math.min(3_600_000, lifeMs / 10);

/** Identifies browsers by their cookie. Each login gets a new cookie, against session fixation. */
@Injectable()
export class VisitorsService {
  /** The newest first; older keys verify forms that were shown before a key rotation. */
  private readonly formKeys: SealingKeys;
  private readonly seconds: number;
  private readonly prolongEveryMs: number;

  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.formKeys = deriveKeys(settings.OAUTH_SEALING_KEY, 'form tokens');
    this.seconds = settings.OAUTH_SESSION_SECONDS;
    this.prolongEveryMs = prolongEveryMs(this.seconds * 1000);
  }

  /** The visitor of this `Cookie` header; `now` in Unix milliseconds. */
  async identify(header: string | undefined, now: number): Promise<Visitor> {
    const id = this.cookie.read(header);
    if (id === undefined) return this.visitor(newId());
    return this.visitor(id, await this.liveSession(digestOf(id), now));
  }

  /**
   * A user who logs in again continues the session of this visitor, and stays logged in at its clients. Any other session of
   * the visitor ends.
   */
  async logIn(
    { authenticated, provider = null, ...user }: AuthenticatedUser,
    { address, browser, now }: RequestOrigin,
    visitor?: Visitor,
  ): Promise<Visitor> {
    const id = newId();
    const [used, expires] = [new Date(now), this.endFrom(now)];
    const created = authenticated ?? used;
    const former = visitor?.session;
    const isContinued = former?.userId === user.userId && former.validAfter === user.validAfter;
    const sid = isContinued ? former.sid : randomUUID();
    const login = { ...user, provider, created };
    const session = { digest: digestOf(id), sid, ...login, expires, used, address, browser };
    await (former && isContinued
      ? this.sessions.renew(former.digest, session)
      : this.replace(former, session));
    return this.visitor(id, session);
  }

  private async replace(former: Session | undefined, session: Session): Promise<void> {
    await this.sessions.add(session);
    if (former) await this.sessions.remove(former.digest);
  }

  async logOut(visitor: Visitor): Promise<Visitor> {
    return (await this.endSession(visitor)).visitor;
  }

  /**
   * The visitor after a logout, and whether this call has ended the session: of concurrent ones, one does. A visitor without a
   * login keeps the id, so that forms in other windows stay valid.
   */
  async endSession(visitor: Visitor): Promise<{ readonly visitor: Visitor; readonly hasEnded: boolean }> {
    if (!visitor.session) return { visitor, hasEnded: false };
    const hasEnded = await this.sessions.remove(visitor.session.digest);
    return { visitor: this.visitor(newId()), hasEnded };
  }

  /** Ends every session of a user except that of this visitor. */
  async logOutElsewhere(userId: string, keep?: Visitor): Promise<void> {
    await this.sessions.removeOthers(userId, keep?.session?.digest);
  }

  /** Throws for a form without the token of this visitor (cross-site request forgery). */
  requireOwnForm({ id }: Visitor, given: string): void {
    if (!this.formKeys.some((key) => isSame(formTokenOf(id, key), given))) throw formNotOurs();
  }

  /** The `Set-Cookie` header of the response. */
  cookieFor({ id, session }: Visitor): string {
    return this.cookie.write(id, session && this.seconds);
  }

  private visitor(id: string, session?: Session): Visitor {
    return { id, formToken: formTokenOf(id, this.formKeys[0]), session };
  }

  private async liveSession(digest: string, now: number): Promise<Session | undefined> {
    const session = await this.sessions.find(digest);
    if (!session || session.expires.getTime() <= now) return undefined;
    const expires = this.endFrom(now);
    if (expires.getTime() - session.expires.getTime() < this.prolongEveryMs) return session;
    const times = { expires, used: new Date(now) };
    await this.sessions.prolong(digest, times);
    return { ...session, ...times };
  }

  private endFrom(now: number): Date {
    return new Date(now + this.seconds * 1000);
  }
}

const formTokenOf = (id: string, key: Buffer): string =>
  createHmac('sha256', key).update(id).digest('base64url');

function isSame(expected: string, given: string): boolean {
  const [own, presented] = [Buffer.from(expected), Buffer.from(given)];
  return own.length === presented.length && timingSafeEqual(own, presented);
}

const newId = (): string => randomBytes(idBytes).toString('base64url');
