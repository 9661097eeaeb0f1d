import { NoOtherReplicas, ReplicaBus } from '../../src/replicas/replica-bus.js';
import { Replicas } from '../../src/replicas/replicas.js';

const silent = { info: () => undefined, error: () => undefined };

/** A network with one replica. */
export const oneReplica = (): Replicas => new Replicas(new NoOtherReplicas(), silent);

/** Carries texts between the replicas of a test, as Redis does. */
class MemoryBus extends ReplicaBus {
  private ownId = '';
  private listener: (text: string) => void = () => undefined;

  constructor(private readonly others: Set<MemoryBus>) {
    super();
  }

  listen(ownId: string, listener: (text: string) => void, onConnected: () => void): void {
    [this.ownId, this.listener] = [ownId, listener];
    this.others.add(this);
    onConnected();
  }

  send(to: string, text: string): void {
    const takers = [...this.others].filter(({ ownId }) => to === 'all' || to === ownId);
    for (const taker of takers) queueMicrotask(() => taker.listener(text));
  }

  measure(): void {
    // Nothing is counted in tests.
  }
}

/** Replicas that hear each other. */
export function severalReplicas(count: number): readonly Replicas[] {
  const buses = new Set<MemoryBus>();
  return Array.from({ length: count }, () => {
    const replicas = new Replicas(new MemoryBus(buses), silent);
    replicas.onApplicationBootstrap();
    return replicas;
  });
}
