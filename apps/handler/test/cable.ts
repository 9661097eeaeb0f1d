import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a port of 127.0.0.1 that can be cut and mended. */
export class Cable {
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<Cable> {
    const server = createServer();
    const cable = new Cable(server);
    server.on('connection', (near) => cable.join(near, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return cable;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(near: Socket, port: number): void {
    if (this.isCut) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          this.ends.delete(end);
          other.destroy();
        });
      end.pipe(other);
    }
  }
}
