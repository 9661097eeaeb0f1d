import { Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { grpcMessage } from '../replicas/message-format.js';
import type { TransmitOption } from './frame-copy.js';

/** An option as another replica gets it. */
export interface OfferedOption {
  readonly option: broker.DownlinkOption;
  /** Milliseconds until the window opens; 0 for a device that always listens. */
  readonly dueInMs: number;
  readonly isImmediate: boolean;
  readonly maxLength: number;
}

export const offeredOption: z.ZodType<OfferedOption> = z.object({
  option: grpcMessage<broker.DownlinkOption>(),
  dueInMs: z.number(),
  isImmediate: z.boolean(),
  maxLength: z.number(),
});

/** RX2 after a join request opens six seconds after it. */
const keptForMs = 10_000;
const mostKept = 50_000;
/**
 * Of one gateway at one router, answers and downlinks of class C apart, which replace their own oldest ones: a flood of
 * frames does not displace the options of others.
 */
const mostOfGateway = 500;

/** The options that other replicas may use, by identifier: the gateways are connected to this replica. */
@Injectable()
export class KeptOptions {
  private readonly options = new LRUCache<string, TransmitOption>({
    max: mostKept,
    ttl: keptForMs,
    dispose: (one, identifier) => this.forget(one, identifier),
  });
  /** Identifiers of the kept options of each gateway, the oldest first. */
  private readonly ofGateways = new Map<string, Set<string>>();

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
    const gateway = gatewayOf(one, identifier);
    const own = this.ofGateways.get(gateway) ?? new Set();
    this.ofGateways.set(gateway, own.add(identifier));
    const [oldest = ''] = own;
    if (own.size > mostOfGateway) this.options.delete(oldest);
  }

  private forget(one: TransmitOption, identifier: string): void {
    const gateway = gatewayOf(one, identifier);
    const own = this.ofGateways.get(gateway);
    own?.delete(identifier);
    if (own?.size === 0) this.ofGateways.delete(gateway);
  }
}

/** Identifiers begin with the id of the router, which says by itself what its gateways are called. */
const gatewayOf = ({ option, isImmediate = false }: TransmitOption, identifier: string): string =>
  JSON.stringify([identifier.split(':', 1)[0], option.gateway_id, isImmediate]);

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
