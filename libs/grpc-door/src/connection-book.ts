import type { Socket } from 'node:net';
import { ConnectionShares } from '@fieldpost/transport';
import type { DoorLimits } from './limits.js';

interface Entry {
  readonly socket: Socket;
  patience: NodeJS.Timeout | undefined;
}

/** Names a connection from both of its ends: a TLS socket and the plain one below it have the same. */
export const nameOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string =>
  `${remoteAddress} ${remotePort}`;

/** All open connections: keeps count of them, and ends those that do not come to the point. */
export class ConnectionBook {
  private readonly entries = new Map<string, Entry>();
  private readonly shares: ConnectionShares;

  constructor(private readonly limits: DoorLimits) {
    this.shares = new ConnectionShares(limits);
  }

  /** Takes a new connection in; false when there are too many of them, in all or of its address. */
  admit(socket: Socket): boolean {
    if (!this.shares.admit(socket)) return false;
    const name = nameOf(socket);
    const patience = setTimeout(() => socket.destroy(), this.limits.timeoutMs);
    this.entries.set(name, { socket, patience });
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
    clearTimeout(this.entries.get(name)?.patience);
    this.entries.delete(name);
  }
}
