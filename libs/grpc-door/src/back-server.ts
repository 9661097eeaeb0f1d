import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { connect } from 'node:net';

/** The server behind a door, reached over one kept session on a socket of this machine. */
export class BackServer {
  private session: ClientHttp2Session | undefined;

  /** @param path of its unix socket */
  constructor(private readonly path: string) {}

  /** Starts a call; the stream fails when the server is not there. */
  request(headers: OutgoingHttpHeaders): ClientHttp2Stream {
    return this.connected().request(headers, { endStream: false });
  }

  close(): void {
    this.session?.close();
  }

  private connected(): ClientHttp2Session {
    if (this.session && !this.session.closed && !this.session.destroyed) return this.session;
    const session = connectHttp2('http://localhost', {
      createConnection: () => connect(this.path),
      // Calls are counted at the door; what is under way here must not end the calls of everybody.
      maxSessionMemory: 1_000,
      peerMaxConcurrentStreams: 1_000_000,
    });
    // Each call hears of it as the failure of its own stream.
    session.on('error', () => undefined);
    this.session = session;
    return session;
  }
}
