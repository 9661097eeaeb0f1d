import { type Allowance, TokenBuckets } from '@fieldpost/transport';

/** Messages of one gateway; the router limits its uplinks further. */
const messagesOfGateway: Allowance = { burst: 400, refillMs: 5 };
/** Messages of one gateway beyond those, which are dropped; its connection ends after so many. */
const excessOfGateway: Allowance = { burst: 2_000, refillMs: 10 };
const mostGateways = 20_000;

/** Counts the messages of connected gateways. */
export class GatewayMessagesAllowance {
  private readonly messages = new TokenBuckets(messagesOfGateway, mostGateways);
  private readonly excess = new TokenBuckets(excessOfGateway, mostGateways);

  /** What to do with a message of a gateway; `now` is monotonic, in milliseconds. */
  take(gatewayId: string, now: number): 'receive' | 'drop' | 'end' {
    if (this.messages.take(gatewayId, now)) return 'receive';
    return this.excess.take(gatewayId, now) ? 'drop' : 'end';
  }
}
