import type { lorawan } from '@fieldpost/contracts';
import { type DevAddrPrefix, DevAddr, devAddrFromPrefix, devAddrPrefixToText } from '@fieldpost/domain';
import { AppError, unavailable } from '@fieldpost/errors';
import { callUnary } from '@fieldpost/transport';
import type { BrokerLink } from './broker-link.js';
import type { BrokerLinks } from './broker-links.js';
import { DevAddresses, type PrefixMapping } from './network.js';
import { hasNoNetworkServer, noPrefix, saidByBroker } from './network.errors.js';
import { reachableFor } from './reachable-for.js';
import type { NetworkIdentity } from './network-identity.js';

/** What addresses of the own prefix may be used for: everything (wire/handler.md 3.4). */
const everyUse = ['otaa', 'abp', 'world', 'local', 'private', 'testing'] as const;

/** Where addresses come from while there is no broker. */
export interface OwnAddresses {
  readonly prefix: DevAddrPrefix;
  /** An unsigned number of 32 bits. */
  readonly random: () => number;
}

/** Device addresses from the network server behind the connected brokers, or from the own prefix without any. */
export class BrokerAddresses extends DevAddresses {
  constructor(
    private readonly links: Pick<BrokerLinks, 'reachable' | 'areConfigured'>,
    private readonly identity: NetworkIdentity,
    private readonly own: OwnAddresses,
  ) {
    super();
  }

  async prefixes(): Promise<readonly PrefixMapping[]> {
    const ownMapping = { prefix: devAddrPrefixToText(this.own.prefix), usage: everyUse };
    return this.ask<readonly PrefixMapping[]>('return prefixes', {
      ofBroker: async ({ clients }) => {
        const method = clients.addresses.getPrefixes.bind(clients.addresses);
        const found: lorawan.PrefixesResponse__Output = await callUnary(method, {}, this.asHandler());
        return found.prefixes;
      },
      ownAnswer: () => [ownMapping],
    });
  }

  async take(usage: readonly string[]): Promise<DevAddr> {
    return this.ask('return DevAddr', {
      ofBroker: async ({ clients }) => {
        const method = clients.addresses.getDevAddr.bind(clients.addresses);
        const request = { usage: [...usage] };
        const taken: lorawan.DevAddrResponse__Output = await callUnary(method, request, this.asHandler());
        return DevAddr(taken.dev_addr.toString('hex'));
      },
      ownAnswer: () => this.takeOwn(usage),
    });
  }

  private takeOwn(usage: readonly string[]): DevAddr {
    const isOffered = usage.every((word) => (everyUse as readonly string[]).includes(word));
    if (!isOffered) throw noPrefix({ usage: usage.join(' ') });
    return devAddrFromPrefix(this.own.prefix, this.own.random());
  }

  /** The first broker that has an answer; what the first one said when none has. */
  private async ask<T>(
    what: string,
    {
      ofBroker,
      ownAnswer,
    }: { readonly ofBroker: (link: BrokerLink) => Promise<T>; readonly ownAnswer: () => T },
  ): Promise<T> {
    const links = await reachableFor(what, this.links);
    if (links.length === 0) return ownAnswer();
    let failure: unknown;
    for (const link of links) {
      try {
        return await ofBroker(link);
      } catch (thrown) {
        failure ??= thrown;
      }
    }
    if (hasNoNetworkServer(failure)) return ownAnswer();
    throw saidByBroker(what, failure instanceof AppError ? failure : unavailable({ what: 'broker' }));
  }

  private asHandler() {
    return { peer: 'broker', metadata: this.identity.metadata() };
  }
}
