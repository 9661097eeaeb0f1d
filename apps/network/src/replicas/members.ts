import { hash } from 'node:crypto';
import { z } from 'zod';

/** The state of a replica that the others need. */
export interface ReplicaState {
  /** Handlers with an open stream, and when the newest one was opened, in Unix milliseconds. */
  readonly handlers: Readonly<Record<string, number>>;
  /** Ids of the connected gateways that proved their identity. */
  readonly trustedGateways: readonly string[];
}

/** The state of a replica and its version, as it replies to the others. */
export const stateOfReplica: z.ZodType<{ readonly version: number; readonly state: ReplicaState }> = z.object(
  {
    version: z.number(),
    state: z.object({
      handlers: z.record(z.string(), z.number()),
      trustedGateways: z.array(z.string()),
    }),
  },
);

/** The stream of a handler at another replica. */
export interface StreamElsewhere {
  readonly replicaId: string;
  /** Unix milliseconds. */
  readonly openedAt: number;
}

interface Member {
  heardAt: number;
  version: number;
  handlers: ReadonlyMap<string, number>;
  trustedGateways: ReadonlySet<string>;
}

/** A replica without a message for so long counts as gone, in milliseconds. */
const goneAfterMs = 5_000;
/** Replicas that are remembered; a network has a few. */
const mostMembers = 100;

/** The other replicas of this network, as their messages describe them; times are milliseconds of one clock. */
export class Members {
  private readonly members = new Map<string, Member>();

  constructor(private readonly ownId: string) {}

  /** Notes an announcement of a replica. Returns whether its state in this version is not known yet. */
  heard(id: string, version: number, now: number): boolean {
    const known = this.members.get(id);
    if (known) known.heardAt = now;
    else if (this.members.size < mostMembers) this.members.set(id, newMember(now));
    return this.members.get(id)?.version !== version;
  }

  /** Keeps the state of a replica that was heard before. */
  describe(id: string, version: number, state: ReplicaState): void {
    const member = this.members.get(id);
    if (!member) return;
    member.version = version;
    member.handlers = new Map(Object.entries(state.handlers));
    member.trustedGateways = new Set(state.trustedGateways);
  }

  remove(id: string): void {
    this.members.delete(id);
  }

  /** Removes the replicas that sent nothing for five seconds; returns their ids. */
  sweep(now: number): readonly string[] {
    const gone = [...this.members].filter(([, { heardAt }]) => now - heardAt > goneAfterMs).map(([id]) => id);
    for (const id of gone) this.members.delete(id);
    return gone;
  }

  get others(): readonly string[] {
    return [...this.members.keys()];
  }

  /**
   * The replica that processes what has this key, the same at all replicas that know the same ones: the highest hash wins
   * (rendezvous hashing), so that a replica that comes or goes moves only its own share of keys.
   */
  ownerOf(key: string): string {
    if (this.members.size === 0) return this.ownId;
    const weigh = (id: string) => ({ id, weight: weightOf(id, key) });
    const weighed = [this.ownId, ...this.members.keys()].map(weigh);
    return weighed.reduce((best, one) => (one.weight > best.weight ? one : best)).id;
  }

  /** The other replica with the newest stream of a handler that is newer than `than`. */
  withHandler(handlerId: string, than: number): StreamElsewhere | undefined {
    let found: StreamElsewhere | undefined;
    for (const [replicaId, { handlers }] of this.members) {
      const openedAt = handlers.get(handlerId) ?? -Infinity;
      if (openedAt > (found?.openedAt ?? than)) found = { replicaId, openedAt };
    }
    return found;
  }

  /** Whether a gateway is connected to another replica with proof of its identity. */
  isTrustedGateway(gatewayId: string): boolean {
    return [...this.members.values()].some(({ trustedGateways }) => trustedGateways.has(gatewayId));
  }
}

const newMember = (heardAt: number): Member => ({
  ...{ heardAt, version: -1 },
  ...{ handlers: new Map<string, number>(), trustedGateways: new Set<string>() },
});

const weightOf = (id: string, key: string): number => hash('sha1', `${id} ${key}`, 'buffer').readUInt32BE(0);
