import { topicOf } from './devices.js';
import { deepEqual, equal } from './expectations.js';
import { trafficSteps } from './network.part.js';
import type { ScenarioPart } from './scenario-part.js';

/** Joins and uplinks through a gateway of the network app. */
export const gatewayPart: ScenarioPart = {
  title: 'A gateway and the network app',
  steps: [
    {
      title: 'are connected: the packet forwarder gets answers over UDP',
      run: async (fixtures) => {
        const { id } = await fixtures.gateway();
        const { account } = await fixtures.owner();
        const token = await account.restrictedToken([`gateways:${id}`]);
        const reply = await account.as(`Bearer ${token}`).send('GET', `/network/gateways/${id}/status`);
        const { connected, protocol } = reply.body as {
          readonly connected: boolean;
          readonly protocol: string;
        };
        deepEqual([reply.status, connected, protocol], [200, true, 'udp']);
        return `${id} at ${String(fixtures.addresses.network_udp)}`;
      },
    },
    ...trafficSteps,
    {
      title: 'drop a frame with an invalid MIC',
      run: async (fixtures) => {
        const [network, device, mqtt] = [
          await fixtures.network(),
          await fixtures.abp(),
          await fixtures.mqtt(),
        ];
        await device.reset({ lastUp: 0, nextDown: 0 });
        const payload = Buffer.of(1);
        await network.deliverUplink(device.radio.uplink({ port: 1, payload }), { flaw: 'wrong_mic' });
        await network.deliverUplink(device.radio.uplink({ port: 1, payload }));
        const { json, text } = await mqtt.nextMessage(topicOf(device, 'up'));
        equal((json as { readonly counter: number }).counter, 2, 'the frame before was not published');
        return text;
      },
    },
    {
      title: 'go on when the gateway changes its port',
      run: async (fixtures) => {
        const [gateway, device, mqtt] = [
          await fixtures.gateway(),
          await fixtures.abp(),
          await fixtures.mqtt(),
        ];
        await gateway.changePort();
        await device.reset({ lastUp: 0, nextDown: 0 });
        await gateway.deliverUplink(device.vectorUplink());
        await mqtt.nextMessage(topicOf(device, 'up'));
        const { phyPayload } = await gateway.nextDownlink(device.devAddr);
        equal(device.radio.receive(phyPayload).ack, true);
        return 'the next uplink is received, and its acknowledgement arrives at the new port';
      },
    },
  ],
};
