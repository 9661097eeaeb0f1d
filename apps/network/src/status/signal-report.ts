import { Injectable } from '@nestjs/common';
import { hourMs, mergedSignal, type SignalHour, signalUntil } from '@fieldpost/domain';
import { Replicas } from '../replicas/replicas.js';
import { GatewaySignals } from './gateway-signals.repository.js';
import { gatewayIdOfReplica, signalOfReplica } from './replica-reports.js';
import { hoursOf, type SignalRange } from './signal-range.js';
import { SignalWriter } from './signal-writer.js';

/** What another replica has to respond, in milliseconds. */
const replicaMs = 1_000;

/** Reads the signal of a gateway: what is stored, and what replicas have not stored yet. */
@Injectable()
export class SignalReports {
  constructor(
    private readonly writer: SignalWriter,
    private readonly signals: GatewaySignals,
    private readonly replicas: Replicas,
  ) {
    replicas.respond('gateway-signal', (data) => this.writer.waitingOf(gatewayIdOfReplica.parse(data)));
  }

  /** Every hour of the range, the oldest first; the last one is not over. */
  async find(gatewayId: string, range: SignalRange): Promise<readonly SignalHour[]> {
    const [last, count] = [Math.floor(Date.now() / hourMs), hoursOf[range]];
    const asked = { data: gatewayId, form: signalOfReplica, timeoutMs: replicaMs };
    const { replies } = await this.replicas.requestAll('gateway-signal', asked);
    const waiting = await this.writer.waitingOf(gatewayId);
    const found = mergedSignal([
      await this.signals.find(gatewayId, last, count),
      waiting,
      ...replies.map(([, reply]) => reply),
    ]);
    return signalUntil(last, count, found);
  }
}
