import { Eui } from './eui.js';
import type { GatewayId } from './ids.js';

const pattern = /^eui-([0-9a-f]{16})$/;

/** The id under which bridges tell the network of a packet forwarder that knows its EUI alone. */
export const gatewayIdOfEui = (eui: Eui): GatewayId => `eui-${eui.toLowerCase()}` as GatewayId;

/** The EUI in such an id; undefined for an id that somebody chose. */
export function euiOfGatewayId(id: string): Eui | undefined {
  const [, digits] = pattern.exec(id) ?? [];
  return digits === undefined ? undefined : Eui(digits);
}
