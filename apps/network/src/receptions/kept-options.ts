import { Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import { LRUCache } from 'lru-cache';
import type { TransmitOption } from './frame-copy.js';

/** An option as another replica gets it. */
export interface OfferedOption {
  readonly option: broker.DownlinkOption;
  /** Milliseconds until the window opens; 0 for a device that always listens. */
  readonly dueInMs: number;
  readonly isImmediate: boolean;
  readonly maxLength: number;
}

/** RX2 after a join request opens six seconds after it. */
const keptForMs = 10_000;
const mostKept = 50_000;
/** Of one gateway, which replace its own oldest ones: a flood of frames does not displace the options of others. */
const mostOfGateway = 500;
const mostGateways = 20_000;

/** The options that other replicas may use, by identifier: the gateways are connected to this replica. */
@Injectable()
export class KeptOptions {
  private readonly options = new LRUCache<string, TransmitOption>({ max: mostKept, ttl: keptForMs });
  /** Identifiers of the options of each gateway, the oldest first. */
  private readonly ofGateways = new LRUCache<string, string[]>({ max: mostGateways });

  keep(options: readonly TransmitOption[], now: number): readonly OfferedOption[] {
    return options.map((one) => {
      const { option, dueAt, isImmediate = false, maxLength } = one;
      this.add(option.identifier ?? '', one);
      return { option, isImmediate, maxLength, dueInMs: isImmediate ? 0 : dueAt - now };
    });
  }

  find(identifier: string): TransmitOption | undefined {
    return this.options.get(identifier);
  }

  private add(identifier: string, one: TransmitOption): void {
    this.options.set(identifier, one);
    const gatewayId = one.option.gateway_id ?? '';
    const own = this.ofGateways.get(gatewayId) ?? [];
    own.push(identifier);
    if (own.length > mostOfGateway) this.options.delete(own.shift() ?? '');
    this.ofGateways.set(gatewayId, own);
  }
}

/** The options that another replica offers. */
export const optionsOf = (
  replica: string,
  offered: readonly OfferedOption[],
  now: number,
): readonly TransmitOption[] =>
  offered.map(({ option, dueInMs, isImmediate, maxLength }) => ({
    ...{ option, maxLength, replica, plan: undefined },
    ...(isImmediate ? { dueAt: Infinity, isImmediate } : { dueAt: now + dueInMs }),
  }));
