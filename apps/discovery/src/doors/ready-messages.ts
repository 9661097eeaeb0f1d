import { loadClients } from '@fieldpost/contracts';
import { defineError } from '@fieldpost/errors';
import { prefixLength, toFrame } from '@fieldpost/grpc-door';
import { toAnnouncement, toRegistered } from '../announcements/announcement.message.js';
import type { Announcement } from '../register/announcement.js';
import type { Registered } from '../register/register.js';
import { Ready, ReadyBytes } from './ready-bytes.js';

/** Largest list that is put together in one piece, in bytes; sixteen times what clients receive without being told. */
export const mostListBytes = 64 * 1024 * 1024;

export const listTooLong = defineError(
  'list_too_long',
  'resource_exhausted',
  'The list of announcements is larger than {most} bytes: request pages with limit and offset',
);

const { Get } = loadClients('discovery/discovery.proto').discovery.Discovery.service;

/** Field 1 of a list, a message: the byte before the length of each announcement. */
const serviceTag = 0x0a;

const inGzip = (compressed: Buffer): Buffer => toFrame(compressed, 'gzip');

function readyFrame(frame: Buffer): Ready {
  return new Ready(frame, frame.subarray(prefixLength), inGzip);
}

const messageOf = (ready: Ready): Buffer => ready.bytes.subarray(prefixLength);

/** How many bytes protobuf takes for a length. */
function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 0x80)) length += 1;
  return length;
}

/** Writes a length as protobuf does; returns where it ends. */
function writeVarint(target: Buffer, value: number, start: number): number {
  let at = start;
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) at = target.writeUInt8((rest % 0x80) | 0x80, at);
  return target.writeUInt8(rest, at);
}

/** Announcements as bodies of gRPC answers: alone, without metadata, and in lists made of the very same bytes. */
export class ReadyMessages {
  readonly registered = new ReadyBytes<Registered>((shown) =>
    readyFrame(toFrame(Get.responseSerialize(toRegistered(shown)))),
  );

  readonly announcements = new ReadyBytes<Announcement>((shown) =>
    readyFrame(toFrame(Get.responseSerialize(toAnnouncement(shown)))),
  );

  readonly lists = new ReadyBytes<readonly Registered[]>((shown) => this.join(shown));

  private join(shown: readonly Registered[]): Ready {
    const messages: Buffer[] = [];
    let length = 0;
    for (const each of shown) {
      const message = messageOf(this.registered.of(each));
      length += 1 + varintLength(message.length) + message.length;
      if (length > mostListBytes) throw listTooLong({ most: mostListBytes });
      messages.push(message);
    }
    const list = Buffer.allocUnsafe(length);
    let at = 0;
    for (const message of messages) {
      at = writeVarint(list, message.length, list.writeUInt8(serviceTag, at));
      at += message.copy(list, at);
    }
    return readyFrame(toFrame(list));
  }
}
