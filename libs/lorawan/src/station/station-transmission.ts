import { downlinkModulation } from '../regions/channels.js';
import type { Region } from '../regions/region.js';
import type { RequestedTransmission } from '../semtech-udp/forwarder-packets.js';
import { timestampOf } from './xtime.js';

const second = 1_000_000;
const clockRange = 2 ** 32;
const classC = 2;

/** What a station does for `dnmsg`: RX1 where the message has it, else RX2. Undefined for a message that it could not send. */
export function stationTransmission(
  region: Region,
  message: Readonly<Record<string, unknown>>,
): RequestedTransmission | undefined {
  const isRx1 = message['RX1Freq'] !== undefined;
  const [dataRate, frequencyHz] = ['DR', 'Freq'].map((name) =>
    Number(message[`${isRx1 ? 'RX1' : 'RX2'}${name}`]),
  );
  const modulation = downlinkModulation(region, dataRate ?? NaN);
  if (!modulation || !frequencyHz || typeof message['pdu'] !== 'string') return undefined;
  const delay = (Number(message['RxDelay']) || 1) + (isRx1 ? 0 : 1);
  const xtime = BigInt(
    Number.isInteger(message['xtime']) ? Number(message['xtime']) : ((message['xtime'] ?? 0n) as bigint),
  );
  return {
    phyPayload: Buffer.from(message['pdu'], 'hex'),
    tmst: message['dC'] === classC ? undefined : (timestampOf(xtime) + delay * second) % clockRange,
    frequencyHz,
    dataRate: modulation.dataRate,
  };
}
