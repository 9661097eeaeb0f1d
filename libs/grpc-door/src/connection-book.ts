import type { Socket } from 'node:net';
import type { DoorLimits } from './limits.js';

interface Entry {
  readonly socket: Socket;
  readonly address: string;
  patience: NodeJS.Timeout | undefined;
}

/** Names a connection from both of its ends: a TLS socket and the plain one below it have the same. */
export const nameOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string =>
  `${remoteAddress} ${remotePort}`;

/** All open connections: keeps count of them, and ends those that do not come to the point. */
export class ConnectionBook {
  private readonly entries = new Map<string, Entry>();
  private readonly perAddress = new Map<string, number>();

  constructor(private readonly limits: DoorLimits) {}

  get size(): number {
    return this.entries.size;
  }

  /** Takes a new connection in; false when there are too many of them, in all or of its address. */
  admit(socket: Socket): boolean {
    const { connections, connectionsPerAddress, patienceMs } = this.limits;
    const address = socket.remoteAddress ?? '';
    const sameAddress = this.perAddress.get(address) ?? 0;
    if (connections > 0 && this.entries.size >= connections) return false;
    if (connectionsPerAddress > 0 && sameAddress >= connectionsPerAddress) return false;

    const name = nameOf(socket);
    const patience = setTimeout(() => socket.destroy(), patienceMs);
    this.entries.set(name, { socket, address, patience });
    this.perAddress.set(address, sameAddress + 1);
    socket.once('close', () => this.remove(name));
    return true;
  }

  /** The peer has said what HTTP/2 begins with; from here on it is asked whether it lives. */
  settled(name: string): void {
    clearTimeout(this.entries.get(name)?.patience);
  }

  destroyAll(): void {
    for (const { socket } of this.entries.values()) socket.destroy();
  }

  private remove(name: string): void {
    const entry = this.entries.get(name);
    if (!entry) return;
    clearTimeout(entry.patience);
    this.entries.delete(name);
    const left = (this.perAddress.get(entry.address) ?? 1) - 1;
    if (left === 0) this.perAddress.delete(entry.address);
    else this.perAddress.set(entry.address, left);
  }
}
