import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { BackServer } from './back-server.js';
import { CallWatch, type OpenCall } from './call-watch.js';
import { isGrpc, metadataTooLong, sizeOf, timeoutOf } from './grpc-framing.js';
import { answerHot, type HotMethod, mostHotBytes } from './hot-call.js';
import type { DoorLimits } from './limits.js';
import { relay } from './relay.js';
import type { SessionGuard } from './session-guard.js';

/** Names and values of the metadata of one call (docs/protocol/grpc.md#call-metadata). */
export const maxMetadataBytes = 16 * 1024;

/** @param ms how long it took from the first byte of the call */
export type NoteCall = (path: string, code: number, ms: number) => void;

interface CallsOptions {
  readonly limits: DoorLimits;
  readonly behind: string;
  readonly noteCall?: NoteCall | undefined;
}

const ignore = (): void => undefined;

/** The calls of a door: those it knows from memory are answered here, all others by the server behind. */
export class Calls {
  private readonly watch: CallWatch;
  private readonly server: BackServer;
  private readonly noteCall: NoteCall | undefined;

  constructor(
    private readonly hot: ReadonlyMap<string, HotMethod>,
    private readonly guard: SessionGuard,
    { limits, behind, noteCall }: CallsOptions,
  ) {
    this.noteCall = noteCall;
    this.watch = new CallWatch(limits);
    this.server = new BackServer(behind);
  }

  /** Takes a call that has just begun. */
  begin(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    // What goes wrong with a stream is told by its end.
    stream.on('error', ignore);
    if (headers[':method'] !== 'POST') return reject(stream, constants.HTTP_STATUS_METHOD_NOT_ALLOWED);
    if (!isGrpc(headers)) return reject(stream, constants.HTTP_STATUS_UNSUPPORTED_MEDIA_TYPE);
    if (sizeOf(headers) > maxMetadataBytes) {
      stream.respond(metadataTooLong, { endStream: true });
      return;
    }

    const timeout = timeoutOf(headers);
    const since = performance.now();
    const method = timeout === undefined ? undefined : this.hot.get(headers[':path'] ?? '');
    const call: OpenCall = { stream, since, endsAt: since + (timeout ?? 0), handledBy: 'door' };
    this.watch.add(call);
    // A stream that is over no longer knows its session.
    const { session } = stream;
    stream.once('close', () => {
      this.watch.delete(call);
      if (session) this.guard.callEnded(session, stream.rstCode);
    });
    if (method) this.collect(call, headers, method);
    else this.handOver(call, headers, []);
  }

  close(): void {
    this.watch.close();
    this.server.close();
  }

  private collect(call: OpenCall, headers: IncomingHttpHeaders, method: HotMethod): void {
    const { stream, endsAt } = call;
    const read: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      read.push(chunk);
      size += chunk.length;
      if (size <= mostHotBytes) return;
      stream.off('data', take).off('end', end).pause();
      this.handOver(call, headers, read);
    };
    const end = (): void => {
      const arrived = { stream, headers, read, isWhole: true };
      const code = answerHot(arrived, method, endsAt);
      if (code === undefined) this.handOver(call, headers, read);
      else this.noteCall?.(headers[':path'] ?? '', code, performance.now() - call.since);
    };
    stream.on('data', take).on('end', end);
  }

  private handOver(call: OpenCall, headers: IncomingHttpHeaders, read: readonly Buffer[]): void {
    call.handledBy = 'server';
    const { stream } = call;
    relay({ stream, headers, read, isWhole: stream.readableEnded }, this.server);
  }
}

/** Answers what is not gRPC; the rest of its body is not waited for. */
function reject(stream: ServerHttp2Stream, status: number): void {
  const allow = status === constants.HTTP_STATUS_METHOD_NOT_ALLOWED ? { allow: 'POST' } : {};
  stream.respond({ ':status': status, ...allow }, { endStream: true });
  if (!stream.endAfterHeaders) stream.close(constants.NGHTTP2_NO_ERROR);
}
