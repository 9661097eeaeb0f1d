import type { AccountClient } from '../clients/account.js';
import type { HandlerClient } from '../clients/handler.js';
import type { MqttApplication } from '../clients/mqtt.js';
import type { SuiteAddresses } from '../suite/addresses.js';
import { GatewayNetwork } from './gateway-network.js';
import { probeUplinks } from './probe-uplinks.js';

/** What the gateway needs of the scenario's fixtures. */
interface GatewayFixtures {
  readonly addresses: SuiteAddresses;
  readonly named: (what: string) => string;
  readonly owner: () => Promise<{ readonly account: AccountClient }>;
  readonly application: () => Promise<{ readonly id: string }>;
  readonly keyHolder: () => Promise<HandlerClient>;
  readonly mqtt: () => Promise<MqttApplication>;
}

/** Registers a gateway of the scenario's owner, and connects it to the network app. */
export async function startGateway(fixtures: GatewayFixtures): Promise<GatewayNetwork> {
  const { account } = await fixtures.owner();
  return GatewayNetwork.start({
    server: fixtures.addresses.network_udp ?? '',
    id: fixtures.named('gateway'),
    register: (gateway) => account.send('POST', '/api/v2/gateways', gateway),
    probe: async (send) =>
      probeUplinks(await fixtures.application(), {
        ...{ handler: await fixtures.keyHolder(), mqtt: await fixtures.mqtt(), send },
      }),
  });
}
