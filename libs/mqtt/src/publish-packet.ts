const publish = 0x30;
const mostOfByte = 0x7f;

/**
 * A PUBLISH of QoS 0 as it goes over the wire (MQTT 3.1.1 section 3.3): made once, however many clients get it.
 */
export function publishPacket(topic: string, payload: string | Buffer): Buffer {
  const topicLength = Buffer.byteLength(topic);
  const body = 2 + topicLength + Buffer.byteLength(payload);
  const lengthBytes = bytesOfLength(body);
  const packet = Buffer.allocUnsafe(1 + lengthBytes + body);
  packet[0] = publish;
  let left = body;
  for (let at = 1; at <= lengthBytes; at += 1) {
    packet[at] = (left & mostOfByte) | (at < lengthBytes ? mostOfByte + 1 : 0);
    left >>>= 7;
  }
  const begin = packet.writeUInt16BE(topicLength, 1 + lengthBytes);
  packet.write(topic, begin);
  if (typeof payload === 'string') packet.write(payload, begin + topicLength);
  else payload.copy(packet, begin + topicLength);
  return packet;
}

/** How many bytes a length takes, with seven bits in each. */
function bytesOfLength(length: number): number {
  let bytes = 1;
  for (let left = length >>> 7; left > 0; left >>>= 7) bytes += 1;
  return bytes;
}
