import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { allowsImmediate, type SentFrame } from '@fieldpost/lorawan';
import { byScore, type TransmitOption } from '../receptions/frame-copy.js';
import { GatewayStates } from '../router/gateway-states.js';
import { sentFrameOf } from '../router/frame-airtime.js';

/** The length of the frame is not known when it is offered: that of a usual one, in bytes. */
const estimatedLength = 64;
/** An offer is taken within 2.5 seconds, and waits five seconds at most while the gateway transmits. */
const offeredMs = 7_500;
/** Offers of one gateway that count. */
const mostOffered = 1_000;

type ImmediateFrame = SentFrame & { readonly immediateFor: string };

/** Keeps downlinks of class C of one application from using up the duty cycle of gateways that others use too. */
@Injectable()
export class ClassCAirtime {
  constructor(private readonly states: GatewayStates) {}

  /**
   * The options of gateways that have airtime left for the application. The frame counts at the best of these gateways from
   * now on.
   */
  reserve(appId: AppId, options: readonly TransmitOption[]): readonly TransmitOption[] {
    const left = options.filter((option) => this.hasAirtime(option, frameOf(option, appId)));
    const [best] = [...left].sort(byScore);
    const state = best && this.stateOf(best);
    if (state) state.offered = [...state.offered, frameOf(best, appId)].slice(-mostOffered);
    return left;
  }

  private hasAirtime(option: TransmitOption, frame: ImmediateFrame): boolean {
    const state = this.stateOf(option);
    if (!state || !option.plan) return true;
    state.offered = state.offered.filter(({ at }) => at > frame.at - offeredMs);
    return allowsImmediate(option.plan.region, [...state.sent, ...state.offered], frame);
  }

  private stateOf({ option }: TransmitOption) {
    return this.states.get(option.gateway_id ?? '');
  }
}

const frameOf = (option: TransmitOption, appId: AppId): ImmediateFrame => ({
  ...sentFrameOf({ ...option, dueAt: 0 }, estimatedLength, 0),
  immediateFor: appId,
});
