import { type Session, Sessions } from '../../src/sessions/sessions.repository.js';

/** Sessions in memory, for rules that the database has no part in. */
export class SessionsMemory extends Sessions {
  private readonly sessions = new Map<string, Session>();
  /** How often one was made or prolonged. */
  writes = 0;

  async add(session: Session): Promise<void> {
    this.writes += 1;
    this.sessions.set(session.digest, session);
  }

  async renew(former: string, session: Session): Promise<void> {
    this.sessions.delete(former);
    await this.add(session);
  }

  async find(digest: string): Promise<Session | undefined> {
    return this.sessions.get(digest);
  }

  async listOf(userId: string, now: Date): Promise<readonly Session[]> {
    return [...this.sessions.values()].filter((one) => one.userId === userId && one.expires > now);
  }

  async prolong(digest: string, times: Pick<Session, 'expires' | 'used'>): Promise<void> {
    const session = this.sessions.get(digest);
    if (session) await this.add({ ...session, ...times });
  }

  async remove(digest: string): Promise<boolean> {
    return this.sessions.delete(digest);
  }

  async removeOf(userId: string, digest: string): Promise<void> {
    if (this.sessions.get(digest)?.userId === userId) await this.remove(digest);
  }

  async removeOthers(userId: string, keep?: string): Promise<void> {
    for (const { digest } of this.sessions.values()) if (digest !== keep) await this.removeOf(userId, digest);
  }

  async usersAmong(userIds: readonly string[]): Promise<readonly string[]> {
    return userIds.filter((id) => [...this.sessions.values()].some(({ userId }) => userId === id));
  }

  async removeOfProvider(userId: string, provider: string): Promise<void> {
    for (const one of this.sessions.values())
      if (one.provider === provider) await this.removeOf(userId, one.digest);
  }

  async removeOutdated(userId: string, validAfter: number): Promise<void> {
    for (const one of this.sessions.values())
      if (one.validAfter < validAfter) await this.removeOf(userId, one.digest);
  }

  async removeExpired(before: Date): Promise<void> {
    for (const { digest, expires } of this.sessions.values()) if (expires < before) await this.remove(digest);
  }
}
