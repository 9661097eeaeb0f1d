import type { Socket } from 'node:net';
import { destroyHalfOpen } from './half-open.js';
import type { Limits } from './limits.js';
import { networkOf } from './network-of.js';

/** Limits the open connections of a listener, in total and per address. */
export class ConnectionShares {
  /** An IPv6 host counts by its network, all of whose addresses it has. */
  private readonly perNetwork = new Map<string, number>();
  /** A connection may be emitted again after it was read again. */
  private readonly known = new WeakSet<Socket>();
  private open = 0;

  constructor(
    private readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress'> & Partial<Limits>,
  ) {}

  /** Counts a new connection until it closes; false when there are too many. */
  admit(socket: Socket): boolean {
    if (this.known.has(socket)) return true;
    const address = socket.remoteAddress ?? '';
    const network = networkOf(address);
    const sameNetwork = this.perNetwork.get(network) ?? 0;
    if (this.isFull(address, sameNetwork)) return false;
    this.known.add(socket);
    // It counts until it closes, so its peer must not be able to keep it from closing.
    destroyHalfOpen(socket);
    this.open += 1;
    this.perNetwork.set(network, sameNetwork + 1);
    socket.once('close', () => this.remove(network));
    return true;
  }

  private isFull(address: string, sameNetwork: number): boolean {
    const { connections, connectionsPerAddress, isProxy } = this.limits;
    if (connections > 0 && this.open >= connections) return true;
    return connectionsPerAddress > 0 && sameNetwork >= connectionsPerAddress && !isProxy?.(address);
  }

  private remove(network: string): void {
    this.open -= 1;
    const left = (this.perNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.perNetwork.delete(network);
    else this.perNetwork.set(network, left);
  }
}
