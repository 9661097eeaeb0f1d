import { type Server as GrpcServer, status } from '@grpc/grpc-js';
import type { PackageDefinition } from '@grpc/proto-loader';
import {
  constants,
  type Http2Server,
  type IncomingHttpHeaders,
  type Http2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Logger } from '@fieldpost/observability';
import { destroyHalfOpen } from '../limits/half-open.js';
import { mostUnread } from '../limits/most-unread.js';
import { startTimeout } from '../limits/timeout.js';
import { type Allowance, type Bucket, missingAt } from '../limits/token-buckets.js';

/** Bytes of names and values of the metadata of one call (docs/protocol/grpc.md#call-metadata). */
export const maxMetadataBytes = 16 * 1024;

/** Times of every gRPC server; 10 s are also the limit of a TLS handshake. */
export interface PeerTimes {
  /** Until a new connection has sent the HTTP/2 preface and its settings, in milliseconds. */
  readonly prefaceMs: number;
  /** How often open calls are checked, in milliseconds; the next two are numbers of checks. */
  readonly checkMs: number;
  /** Until the request of a call is complete, or its response has begun. */
  readonly requestChecks: number;
  /** Until the client has read the response of a unary call. */
  readonly responseChecks: number;
  /** How often unread responses are counted, in milliseconds. */
  readonly unreadMs: number;
}

export const standardPeerTimes: PeerTimes = {
  prefaceMs: 10_000,
  checkMs: 1_000,
  requestChecks: 10,
  responseChecks: 120,
  unreadMs: 100,
};

/** Bytes of responses that all clients of a process together have not read. */
const maxUnreadBytes = 256 * 1024 * 1024;

/** Costs to the abuse budget of a connection; a completed call earns a little back. */
export const abuseCosts = { reset: 10, ping: 1, settings: 1, completed: -1 } as const;

/** 500 reset calls at once, then 50 a second: far more than a client needs, far less than a flood. */
const budget: Allowance = { burst: 5_000, refillMs: 2 };

/** Limits reset calls (CVE-2023-44487), pings and SETTINGS frames of one connection. It refills over time. */
export class AbuseBudget {
  private bucket: Bucket;

  /** @param now creation time in milliseconds */
  constructor(now: number) {
    this.bucket = { missing: 0, at: now };
  }

  /** Subtracts a cost at a time in milliseconds; false when the budget is used up. */
  spend(cost: number, now: number): boolean {
    this.bucket = { missing: missingAt(this.bucket, now, budget.refillMs) + cost, at: now };
    return this.bucket.missing <= budget.burst;
  }
}

interface Method {
  readonly path: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
}

type StreamEvent = readonly [
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  flags: number,
  rawHeaders: readonly string[],
];

interface OpenCall {
  readonly stream: ServerHttp2Stream;
  /** Undefined for health, reflection and unknown methods. */
  readonly method: Method | undefined;
  /** Counted instead of measured: while the event loop is blocked, nothing that a client sends is read. */
  checks: number;
}

export interface PeerLimitsOptions {
  readonly contract: PackageDefinition;
  readonly logger: Logger;
  /** Measures a call that has ended; undefined without metrics. */
  readonly noteCall?: NoteCall | undefined;
  readonly times?: PeerTimes;
  readonly maxUnreadBytes?: number;
}

/** @param ms since the call began */
type NoteCall = (path: string, code: number, ms: number) => void;

function sizeOf(rawHeaders: readonly string[]): number {
  let size = 0;
  for (const text of rawHeaders) size += text.length;
  return size;
}

/** `grpc.max_metadata_size` only advises clients, and Node accepts 64 KiB. */
function rejectMetadata(stream: ServerHttp2Stream): void {
  const details = `Received metadata larger than ${maxMetadataBytes} bytes`;
  const headers = { ':status': 200, 'content-type': 'application/grpc+proto' };
  stream.respond({ ...headers, 'grpc-status': 8, 'grpc-message': encodeURI(details) }, { endStream: true });
  stream.close(constants.NGHTTP2_NO_ERROR);
}

/** The gRPC status that a client got, if any. */
function statusOf({ sentHeaders, sentTrailers }: ServerHttp2Stream): number | undefined {
  const sent = sentTrailers?.['grpc-status'] ?? sentHeaders?.['grpc-status'];
  return sent === undefined ? undefined : Number(sent);
}

const isUnary = (method: Method | undefined): boolean =>
  method !== undefined && !method.requestStream && !method.responseStream;

/** A stream of responses that has begun goes on, such as that of server reflection. */
function endIncomplete(stream: ServerHttp2Stream): void {
  if (!stream.headersSent) stream.close(constants.NGHTTP2_CANCEL);
  else if (stream.writableFinished) stream.close(constants.NGHTTP2_NO_ERROR);
}

/**
 * Limits of clients that neither grpc-js nor Node have an option for: time until HTTP/2 begins, until a request is
 * complete and until a response is read, and floods of resets, pings and settings. It observes the HTTP/2 servers.
 */
class PeerLimits {
  private readonly calls = new Set<OpenCall>();
  private readonly budgets = new WeakMap<Http2Session, AbuseBudget>();
  private readonly methods: ReadonlyMap<string | undefined, Method>;
  private readonly times: PeerTimes;
  private readonly logger: Logger;
  private readonly noteCall: NoteCall | undefined;
  private readonly maxUnreadBytes: number;

  constructor({ contract, logger, noteCall, times = standardPeerTimes, ...more }: PeerLimitsOptions) {
    this.noteCall = noteCall;
    this.maxUnreadBytes = more.maxUnreadBytes ?? maxUnreadBytes;
    this.logger = logger;
    this.times = times;
    const methods = Object.values(contract).flatMap((service): Method[] => Object.values(service));
    this.methods = new Map(methods.map((method) => [method.path, method]));
  }

  /** @param servers of all listeners, which share the timers and the bytes of unread responses */
  observe(servers: readonly Http2Server[]): void {
    const timers = [
      setInterval(() => this.checkAll(), this.times.checkMs).unref(),
      setInterval(() => this.limitUnread(), this.times.unreadMs).unref(),
    ];
    let open = servers.length;
    for (const server of servers) {
      this.watchServer(server);
      server.once('close', () => {
        open -= 1;
        if (open === 0) timers.forEach(clearInterval);
      });
    }
  }

  private watchServer(server: Http2Server): void {
    server.on('secureConnection', destroyHalfOpen);
    server.on('session', (session) => this.watchSession(session));
    server.on('stream', (...[stream, headers, , rawHeaders]: StreamEvent) => {
      this.watchCall(stream, headers);
      if (sizeOf(rawHeaders) > maxMetadataBytes && !stream.headersSent) rejectMetadata(stream);
    });
  }

  private watchSession(session: Http2Session): void {
    this.budgets.set(session, new AbuseBudget(performance.now()));
    const stop = startTimeout(this.times.prefaceMs, () => session.destroy());
    session.once('remoteSettings', stop);
    session.once('close', stop);
    session.on('remoteSettings', () => this.spend(session, abuseCosts.settings));
    session.on('ping', () => this.spend(session, abuseCosts.ping));
  }

  private watchCall(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const call = { stream, method: this.methods.get(headers[':path']), checks: 0 };
    this.calls.add(call);
    // A closed stream has no session.
    const { session } = stream;
    const { noteCall } = this;
    const began = noteCall && performance.now();
    stream.once('close', () => {
      this.calls.delete(call);
      const code = statusOf(stream);
      if (began !== undefined && call.method)
        noteCall?.(call.method.path, code ?? status.CANCELLED, performance.now() - began);
      // A client may reset a call with NO_ERROR as well.
      const isReset = code === undefined || stream.rstCode !== constants.NGHTTP2_NO_ERROR;
      if (session) this.spend(session, isReset ? abuseCosts.reset : abuseCosts.completed);
    });
  }

  private spend(session: Http2Session, cost: number): void {
    if (session.destroyed || this.budgets.get(session)?.spend(cost, performance.now()) !== false) return;
    this.close(session, 'connection closed: too many resets, pings or settings');
  }

  private close(session: Http2Session, message: string): void {
    this.logger.warn({ address: session.socket.remoteAddress }, message);
    session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    session.destroy();
  }

  /** Closes the connections with the most unread bytes, until all together have few enough. */
  private limitUnread(): void {
    const unread = new Map<Http2Session, number>();
    for (const { stream } of this.calls) {
      if (stream.writableLength === 0 || !stream.session) continue;
      unread.set(stream.session, (unread.get(stream.session) ?? 0) + stream.writableLength);
    }
    for (const session of mostUnread(unread, this.maxUnreadBytes))
      this.close(session, 'connection closed: too many bytes of responses are not read');
  }

  private checkAll(): void {
    for (const call of this.calls) {
      call.checks += 1;
      this.check(call);
    }
  }

  private check({ stream, method, checks }: OpenCall): void {
    const { requestChecks, responseChecks } = this.times;
    if (checks > responseChecks && isUnary(method) && stream.headersSent)
      stream.close(constants.NGHTTP2_CANCEL);
    else if (checks > requestChecks && !stream.readableEnded && !method?.requestStream) endIncomplete(stream);
  }
}

/** Applies the limits to a server whose listeners exist but are not open yet; grpc-js does not publish its HTTP/2 servers. */
export function limitPeers(server: GrpcServer, options: PeerLimitsOptions): void {
  const { http2Servers } = server as unknown as { readonly http2Servers: ReadonlyMap<Http2Server, unknown> };
  new PeerLimits(options).observe([...http2Servers.keys()]);
}
