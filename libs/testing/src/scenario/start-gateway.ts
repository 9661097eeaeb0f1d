import type { ScenarioFixtures } from './fixtures.js';
import { GatewayNetwork } from './gateway-network.js';
import { probeUplinks } from './probe-uplinks.js';

/** Registers a gateway of the scenario's owner, and connects it to the network app. */
export async function startGateway(fixtures: ScenarioFixtures): Promise<GatewayNetwork> {
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
