import { Injectable } from '@nestjs/common';
import { dutyCycleBand, type FrequencyPlan, type SentFrame } from '@fieldpost/lorawan';
import { z } from 'zod';
import { Replicas } from '../replicas/replicas.js';
import { GatewayStates } from './gateway-states.js';

interface FrameOfReplica {
  readonly gatewayId: string;
  readonly frame: SentFrame;
}

export const sentFrameOfReplica: z.ZodType<FrameOfReplica> = z.object({
  gatewayId: z.string(),
  frame: z.object({
    ...{ frequencyHz: z.number(), at: z.number(), airtime: z.number() },
    immediateFor: z.string().optional(),
  }),
});

/** The airtime of frames that gateways transmit, counted at all replicas: a gateway may be connected to another one later in the hour of a duty cycle. */
@Injectable()
export class GatewayAirtime {
  constructor(
    private readonly states: GatewayStates,
    private readonly replicas: Replicas,
  ) {
    replicas.respond('sent', (data) => {
      const { gatewayId, frame } = sentFrameOfReplica.parse(data);
      // As of now: the clock of the other replica may be wrong.
      this.states.addSent(gatewayId, { ...frame, at: Date.now() });
    });
  }

  count(gatewayId: string, frame: SentFrame, plan: FrequencyPlan | undefined): void {
    this.states.addSent(gatewayId, frame);
    if (!plan || !dutyCycleBand(plan.region, frame.frequencyHz)) return;
    const sent: FrameOfReplica = { gatewayId, frame };
    this.replicas.notifyAll('sent', sent);
  }
}
