import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Listening address and target host of the proxy; by default 127.0.0.1 and a free port. */
export interface ProxyEnds {
  /** Address to listen on. */
  readonly near?: { readonly host: string; readonly port?: number };
  /** The host of the target. */
  readonly far?: string;
}

const here = '127.0.0.1';

/** A TCP proxy with faults: a test can cut, freeze, slow down and restore its connections. */
export class FaultProxy {
  private readonly sockets = new Set<Socket>();
  private state: 'open' | 'cut' | 'frozen' = 'open';
  private delayMs = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: { readonly port: number; readonly host: string },
  ) {
    server.on('connection', (socket) => this.join(socket));
  }

  static async to(port: number, { near, far = here }: ProxyEnds = {}): Promise<FaultProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ host: here, port: 0, ...near }, resolve));
    return new FaultProxy(server, { port, host: far });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ends every connection; new ones end at once too. */
  cut(): void {
    this.state = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Keeps every connection open but forwards nothing. */
  freeze(): void {
    this.state = 'frozen';
    for (const socket of this.sockets) socket.pause();
  }

  /** Delays every byte in both directions. */
  slow(delayMs: number): void {
    this.delayMs = delayMs;
  }

  restore(): void {
    this.state = 'open';
    this.delayMs = 0;
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(near: Socket): void {
    if (this.state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(this.target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', this.carrier(to));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.state === 'frozen') from.pause();
    }
  }

  /** Forwards the bytes of one direction, in order even when the delay changes. */
  private carrier(to: Socket): (chunk: Buffer) => void {
    let held = 0;
    let last = Promise.resolve();
    return (chunk) => {
      const write = () => void (to.writable && to.write(chunk));
      if (this.delayMs === 0 && held === 0) return write();
      held += 1;
      const over = sleep(this.delayMs);
      last = last
        .then(() => over)
        .then(() => {
          held -= 1;
          write();
        });
    };
  }
}
