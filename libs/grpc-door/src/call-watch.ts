import { constants, type ServerHttp2Stream } from 'node:http2';
import { deadlineExceeded } from './grpc-framing.js';
import type { DoorLimits } from './limits.js';

/** A call under way. */
export interface OpenCall {
  readonly stream: ServerHttp2Stream;
  /** When it came, and when its caller stops waiting, in milliseconds of `performance.now()`. */
  readonly since: number;
  readonly endsAt: number;
  /** Who answers it: this process from memory, or the server behind, which keeps its own deadlines. */
  handledBy: 'door' | 'server';
}

const everyMs = 1_000;

/** Ends calls whose peer is slower than a door has patience: in sending the request, or in taking an answer. */
export class CallWatch {
  private readonly open = new Set<OpenCall>();
  private readonly sweeping: NodeJS.Timeout;

  constructor(private readonly limits: DoorLimits) {
    this.sweeping = setInterval(() => this.sweep(performance.now()), Math.min(everyMs, limits.timeoutMs));
    this.sweeping.unref();
  }

  add(call: OpenCall): void {
    this.open.add(call);
  }

  delete(call: OpenCall): void {
    this.open.delete(call);
  }

  close(): void {
    clearInterval(this.sweeping);
  }

  private sweep(now: number): void {
    for (const call of this.open) {
      if (call.handledBy === 'door') this.judgeOwn(call, now);
      else if (now - call.since > this.limits.timeoutMs) this.judgeRelayed(call);
    }
  }

  private judgeOwn({ stream, since, endsAt }: OpenCall, now: number): void {
    if (stream.closed || stream.destroyed) return;
    const patienceEndsAt = since + (stream.headersSent ? this.limits.answerMs : this.limits.timeoutMs);
    // A look that comes late finds both passed: what came first is told.
    if (!stream.headersSent && now > endsAt && endsAt < patienceEndsAt) {
      stream.respond(deadlineExceeded, { endStream: true });
      // The rest of the request is not waited for.
      stream.close(constants.NGHTTP2_NO_ERROR);
    } else if (now > patienceEndsAt) stream.close(constants.NGHTTP2_CANCEL);
  }

  /** A request that is whole, or whose answer has begun, may take its time: such is a stream of changes. */
  private judgeRelayed(call: OpenCall): void {
    const { stream } = call;
    if (stream.closed || stream.destroyed) return;
    if (stream.readableEnded) this.open.delete(call);
    else if (!stream.headersSent) stream.close(constants.NGHTTP2_CANCEL);
    else if (stream.writableFinished) stream.close(constants.NGHTTP2_NO_ERROR);
  }
}
