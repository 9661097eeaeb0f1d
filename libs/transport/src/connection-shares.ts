import type { Socket } from 'node:net';
import type { Limits } from './limits.js';

/** Keeps count of the open connections of a door, in all and of each address. */
export class ConnectionShares {
  private readonly perAddress = new Map<string, number>();
  /** One connection may be read anew, and then is told of again. */
  private readonly known = new WeakSet<Socket>();
  private open = 0;

  constructor(
    private readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress'> & Partial<Limits>,
  ) {}

  /** Takes a new connection in, until it closes; false when there are too many. */
  admit(socket: Socket): boolean {
    if (this.known.has(socket)) return true;
    const address = socket.remoteAddress ?? '';
    const sameAddress = this.perAddress.get(address) ?? 0;
    if (this.isFull(address, sameAddress)) return false;
    this.known.add(socket);
    this.open += 1;
    this.perAddress.set(address, sameAddress + 1);
    socket.once('close', () => this.remove(address));
    return true;
  }

  private isFull(address: string, sameAddress: number): boolean {
    const { connections, connectionsPerAddress, isProxy } = this.limits;
    if (connections > 0 && this.open >= connections) return true;
    return connectionsPerAddress > 0 && sameAddress >= connectionsPerAddress && !isProxy?.(address);
  }

  private remove(address: string): void {
    this.open -= 1;
    const left = (this.perAddress.get(address) ?? 1) - 1;
    if (left === 0) this.perAddress.delete(address);
    else this.perAddress.set(address, left);
  }
}
