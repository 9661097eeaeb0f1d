import type { gateway } from '@fieldpost/contracts';
import type { ForwarderStatus } from '@fieldpost/lorawan';
import { locationMetadata, withoutPrefix } from '../gateway-messages.js';
import type { GatewayIdentity } from '../gateway-traffic.js';

const dayNs = 86_400_000_000_000n;
const nsPerMs = 1_000_000n;

/** v2's platform has the versions of the hardware behind it. */
function platformOf({ platform, fpga, dsp, hal }: ForwarderStatus): string {
  if (fpga === 0 && dsp === 0 && hal === '') return platform;
  return `${platform} (FPGA ${fpga}, DSP ${dsp}, HAL ${hal})`.trimStart();
}

/** Forwarders without a battery-backed clock report a boot in another year. */
const bootTimeOf = ({ time, bootTime }: ForwarderStatus): bigint =>
  time !== undefined && bootTime !== undefined && time - bootTime < dayNs ? bootTime : 0n;

/** v2's status of a gateway, from the report of its packet forwarder; `now` in Unix milliseconds. */
export function statusMessage(
  { frequencyPlan }: GatewayIdentity,
  status: ForwarderStatus,
  { address, now }: { readonly address: string; readonly now: number },
): gateway.Status {
  const { location, temperature } = status;
  return {
    time: String(status.time ?? BigInt(now) * nsPerMs),
    boot_time: String(bootTimeOf(status)),
    gateway_trusted: false,
    ip: [withoutPrefix(address)],
    platform: platformOf(status),
    contact_email: status.contactEmail,
    description: status.description,
    frequency_plan: frequencyPlan,
    ...{ fpga: status.fpga, dsp: status.dsp, hal: status.hal },
    ...{ rx_in: status.rxIn, rx_ok: status.rxOk, tx_in: status.txIn, tx_ok: status.txOk },
    ...{ lm_ok: status.lmOk, lm_st: status.lmSt, lm_nw: status.lmNw, l_pps: status.lPps },
    ...(location && { location: locationMetadata(location, 'GPS') }),
    ...(temperature !== undefined && { os: { temperature } }),
  };
}
