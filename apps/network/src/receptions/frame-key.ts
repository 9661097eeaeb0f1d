const devEui = { start: 9, end: 17 };
const devAddr = { start: 1, end: 5 };
/** MType of a join request, in the three highest bits of the first byte (LoRaWAN 1.0.3, section 4.2.1). */
const joinRequest = 0b000;

/**
 * What the frames of one device have in common, in hexadecimal digits: the DevEUI of a join request, the DevAddr of others.
 * Bytes that are no frame have one too.
 */
export function frameKey(payload: Buffer): string {
  const isJoin = (payload[0] ?? 0) >> 5 === joinRequest;
  const { start, end } = isJoin ? devEui : devAddr;
  return Buffer.from(payload.subarray(start, end)).reverse().toString('hex').toUpperCase();
}
