import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { connect } from 'node:net';

/**
 * Calls that one session begins at most. Node ends a session on which more than a thousand are taken back in a burst
 * (CVE-2023-44487), with all calls on it, and many callers may each take back as many as they may.
 */
const callsPerSession = 900;

/** A session, and how many of its calls were begun and have not ended. */
interface Line {
  readonly session: ClientHttp2Session;
  begun: number;
  open: number;
}

/** The server behind a door, reached on a socket of this machine: one session after the other, each until its calls end. */
export class BackServer {
  private line: Line | undefined;

  /** @param path of its unix socket */
  constructor(private readonly path: string) {}

  /** Starts a call; the stream fails when the server is not there. */
  request(headers: OutgoingHttpHeaders): ClientHttp2Stream {
    const line = this.connected();
    const call = line.session.request(headers, { endStream: false });
    line.begun += 1;
    line.open += 1;
    call.once('close', () => {
      line.open -= 1;
      // Not before: a session that is closed forgets the calls that wait for its connection.
      if (line.open === 0 && line.begun >= callsPerSession) line.session.close();
    });
    return call;
  }

  close(): void {
    this.line?.session.close();
  }

  private connected(): Line {
    if (this.line && isUsable(this.line)) return this.line;
    const session = connectHttp2('http://localhost', {
      createConnection: () => connect(this.path),
      // Calls are counted at the door; what is under way here must not end the calls of everybody.
      maxSessionMemory: 1_000,
      peerMaxConcurrentStreams: 1_000_000,
    });
    // Each call hears of it as the failure of its own stream.
    session.on('error', () => undefined);
    this.line = { session, begun: 0, open: 0 };
    return this.line;
  }
}

const isUsable = ({ session, begun }: Line): boolean =>
  begun < callsPerSession && !session.closed && !session.destroyed;
