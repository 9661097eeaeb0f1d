import { constants, type Http2Session } from 'node:http2';
import type { Logger } from '@fieldpost/observability';
import { startTimeout } from '@fieldpost/transport';
import { Calm, nuisance } from './calm.js';
import type { DoorLimits } from './limits.js';

/** Watches the sessions of a door: ends those that make a nuisance of themselves, and those that no longer live. */
export class SessionGuard {
  private readonly calms = new WeakMap<Http2Session, Calm>();

  constructor(
    private readonly limits: DoorLimits,
    private readonly logger: Logger,
  ) {}

  watch(session: Http2Session): void {
    this.calms.set(session, new Calm(performance.now()));
    // What goes wrong with a connection is told by its end; it is never a fault of this process.
    session.on('error', () => undefined);
    session.on('ping', () => this.charge(session, nuisance.ping));
    session.on('remoteSettings', () => this.charge(session, nuisance.settings));
    this.keepAlive(session);
  }

  /** A call is over: one that was taken back costs, one that went well earns. */
  callEnded(session: Http2Session, rstCode: number): void {
    const wellDone = rstCode === constants.NGHTTP2_NO_ERROR;
    this.charge(session, wellDone ? nuisance.served : nuisance.reset);
  }

  private charge(session: Http2Session, cost: number): void {
    const calm = this.calms.get(session);
    if (session.destroyed || !calm || calm.bears(cost, performance.now())) return;
    this.logger.warn({ address: session.socket.remoteAddress }, 'connection floods');
    session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    session.destroy();
  }

  private keepAlive(session: Http2Session): void {
    let answered = (): void => undefined;
    const ask = () => {
      answered = startTimeout(this.limits.keepAliveAnswerMs, () => session.destroy());
      const isAsked = !session.destroyed && session.ping((error) => void (error ?? answered()));
      if (!isAsked) session.destroy();
    };
    const asking = setInterval(ask, this.limits.keepAliveMs);
    asking.unref();
    session.once('close', () => {
      clearInterval(asking);
      answered();
    });
  }
}
