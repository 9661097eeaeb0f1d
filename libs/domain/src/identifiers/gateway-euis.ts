import { Eui } from './eui.js';
import type { GatewayId } from './ids.js';

const pattern = /^eui-([0-9a-f]{16})$/;

/** The id that bridges use for a packet forwarder that only has an EUI. */
export const gatewayIdOfEui = (eui: Eui): GatewayId => `eui-${eui.toLowerCase()}` as GatewayId;

/** The EUI in such an id; undefined for other ids. */
export function euiOfGatewayId(id: string): Eui | undefined {
  const [, digits] = pattern.exec(id) ?? [];
  return digits === undefined ? undefined : Eui(digits);
}
