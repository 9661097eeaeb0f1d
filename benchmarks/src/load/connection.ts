import { connect, type Socket } from 'node:net';
import { type ReceivedResponse, ResponseReader } from './response-reader.js';

/** A kept-alive connection with at most one request in progress. */
export class Connection {
  private readonly reader = new ResponseReader();
  private waiting: ((answer: ReceivedResponse) => void) | undefined;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (chunk) => this.read(String(chunk)));
    socket.on('error', () => this.end());
    socket.on('close', () => this.end());
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket.off('error', reject))));
    });
  }

  /** The response; status 0 when the connection broke. */
  send(request: string): Promise<ReceivedResponse> {
    if (this.socket.destroyed) return Promise.resolve(broken);
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: string): void {
    const answer = this.reader.add(chunk);
    if (!answer) return;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(answer);
  }

  private end(): void {
    this.waiting?.(broken);
    this.waiting = undefined;
  }
}

const broken: ReceivedResponse = { status: 0, body: 'the connection was closed' };
