import { expect, it } from '@jest/globals';
import { connectionTexts } from './connection/connection.texts.js';
import { newGatewayTexts } from './gateways.texts.js';

it('The form of a new gateway names the packet forwarders for each way to identify it', () => {
  const { udp, station, pktfwd } = connectionTexts;
  for (const forwarder of [udp, station]) expect(newGatewayTexts.byEuiHint).toContain(forwarder);
  expect(newGatewayTexts.byIdHint).toContain(pktfwd);
  expect(newGatewayTexts.byIdHint).not.toContain(station);
});
