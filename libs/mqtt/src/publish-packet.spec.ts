import { describe, expect, it } from '@jest/globals';
import { type IPublishPacket, parser } from 'mqtt-packet';
import { publishPacket } from './publish-packet.js';

function parsed(bytes: Buffer): IPublishPacket {
  const packets: IPublishPacket[] = [];
  const reader = parser();
  reader.on('packet', (packet) => packets.push(packet as IPublishPacket));
  expect(reader.parse(bytes)).toBe(0);
  const [packet] = packets;
  if (!packet) throw new Error('no packet');
  return packet;
}

describe('A message on its way to clients', () => {
  it.each([0, 1, 100, 127, 128, 16_383, 16_384, 70_000, 2_097_152])(
    'is a packet that clients read, with %i bytes',
    (size) => {
      const payload = Buffer.alloc(size, 7);
      const packet = parsed(publishPacket('my-app/devices/my-dev/up/näme', payload));
      expect(packet).toMatchObject({ cmd: 'publish', qos: 0, retain: false, dup: false });
      expect(packet.topic).toBe('my-app/devices/my-dev/up/näme');
      expect(payload.equals(packet.payload as Buffer)).toBe(true);
    },
  );

  it('says the same whether it is text or bytes', () => {
    const text = '{"name":"näme"}';
    expect(publishPacket('my-app', text)).toEqual(publishPacket('my-app', Buffer.from(text)));
  });
});
