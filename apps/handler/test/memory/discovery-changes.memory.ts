import type { AppId } from '@fieldpost/domain';
import {
  type DiscoveryChange,
  DiscoveryChanges,
} from '../../src/applications/discovery-changes.repository.js';

/** Waiting changes in a map; all of them still apply. */
export class DiscoveryChangesMemory extends DiscoveryChanges {
  readonly waiting = new Map<AppId, DiscoveryChange>();

  constructor(private readonly now: () => number) {
    super();
  }

  async put(change: DiscoveryChange): Promise<void> {
    this.waiting.delete(change.appId);
    this.waiting.set(change.appId, change);
  }

  async oldest(most: number): Promise<readonly DiscoveryChange[]> {
    return [...this.waiting.values()].filter(({ expiresAt }) => expiresAt > this.now()).slice(0, most);
  }

  async remove(appId: AppId, kind?: DiscoveryChange['kind']): Promise<void> {
    if (kind === undefined || this.waiting.get(appId)?.kind === kind) this.waiting.delete(appId);
  }

  async removeExpired(): Promise<readonly AppId[]> {
    const expired = [...this.waiting.values()].filter(({ expiresAt }) => expiresAt <= this.now());
    return expired.map(({ appId }) => {
      this.waiting.delete(appId);
      return appId;
    });
  }
}
