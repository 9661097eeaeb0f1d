import type { AppId } from '@fieldpost/domain';
import { LRUCache } from 'lru-cache';

/** Those of the applications that want their messages. */
export type AskInterest = (appIds: readonly AppId[]) => Promise<ReadonlySet<string>>;

const remembered = 50_000;
/** How long another replica may not know of a change; this one knows at once. */
const rememberMs = 10_000;

/** Remembers for a while which applications want their messages, so that the others cost next to nothing. */
export class Interest {
  private readonly known: LRUCache<AppId, boolean>;

  constructor(
    private readonly askMany: AskInterest,
    ttl = rememberMs,
  ) {
    this.known = new LRUCache({ max: remembered, ttl });
  }

  /** False for applications that are known to want nothing. */
  mayWant(appId: AppId): boolean {
    return this.known.get(appId) ?? true;
  }

  /** An application has changed its mind. */
  forget(appId: AppId): void {
    this.known.delete(appId);
  }

  /** The items whose application wants them; one query for all applications that are not known. */
  async among<T extends { readonly appId: AppId }>(items: readonly T[]): Promise<readonly T[]> {
    const unknown = new Set(items.map(({ appId }) => appId).filter((appId) => !this.known.has(appId)));
    if (unknown.size > 0) {
      const wanting = await this.askMany([...unknown]);
      for (const appId of unknown) this.known.set(appId, wanting.has(appId));
    }
    return items.filter(({ appId }) => this.mayWant(appId));
  }
}
