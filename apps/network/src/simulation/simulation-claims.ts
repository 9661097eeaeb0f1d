import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '@fieldpost/errors';
import { z } from 'zod';
import type { Replicas } from '../replicas/replicas.js';

/** The right of one request to start simulations of an owner. */
interface Claim {
  readonly owner: string;
  readonly id: string;
}

const claimOfReplica: z.ZodType<Claim> = z.object({ owner: z.string(), id: z.string() });
const [claimKind, releaseKind] = ['claim-simulations', 'release-simulations'];

/** What the replica that keeps the claim has to reply, in milliseconds. */
const timeoutMs = 1_000;
/** A claim ends after so many milliseconds when its replica does not release it: a start takes the time of one reply. */
const claimMs = 5_000;
const [retryMs, mostTries] = [50, 40] as const;

/**
 * Has the starts of an owner follow each other over all replicas. The claims of an owner are kept in memory by one replica, the same for
 * all that know the same replicas.
 */
export class SimulationClaims {
  private readonly held = new Map<string, string>();

  constructor(private readonly replicas: Replicas) {
    replicas.respond(claimKind, (data) => this.take(claimOfReplica.parse(data)));
    replicas.respond(releaseKind, (data) => this.free(claimOfReplica.parse(data)));
  }

  /** Runs a start while no other start of this owner runs. */
  async alone<T>(owner: string, start: () => Promise<T>): Promise<T> {
    const claim = { owner, id: randomUUID() };
    const keeper = this.replicas.ownerOf(`simulations of ${owner}`);
    try {
      await this.claimed(keeper, claim);
      return await start();
    } finally {
      // Also without a reply: the claim may have been made.
      if (keeper === this.replicas.ownId) this.free(claim);
      else this.replicas.notify(keeper, releaseKind, claim);
    }
  }

  private async claimed(keeper: string, claim: Claim): Promise<void> {
    for (let tries = 1; !(await this.request(keeper, claim)); tries += 1) {
      if (tries === mostTries)
        throw unavailable({ what: 'the start of a simulation, while another one takes long' });
      await sleep(retryMs);
    }
  }

  private async request(keeper: string, claim: Claim): Promise<boolean> {
    if (keeper === this.replicas.ownId) return this.take(claim);
    return z.boolean().parse(await this.replicas.request(keeper, claimKind, claim, timeoutMs));
  }

  /** False while another start has the claim. */
  private take(claim: Claim): boolean {
    if (this.held.has(claim.owner)) return false;
    this.held.set(claim.owner, claim.id);
    setTimeout(() => this.free(claim), claimMs).unref();
    return true;
  }

  private free({ owner, id }: Claim): void {
    if (this.held.get(owner) === id) this.held.delete(owner);
  }
}
