import { Injectable } from '@nestjs/common';
import { type discovery, loadClients } from '@fieldpost/contracts';
import type { Encoded } from '@fieldpost/transport';
import type { Announcement } from '../register/announcement.js';
import type { Registered } from '../register/register.js';
import { toAnnouncement, toRegistered } from './announcement.message.js';
import { cachedResponse, partsOfList } from './cached-response.js';

const { Get } = loadClients('discovery/discovery.proto').discovery.Discovery.service;

const encode = (message: discovery.Announcement) =>
  Get.responseSerialize(message) as Encoded<discovery.Announcement>;

/** Tag of `AnnouncementsResponse.services`: field 1, length-delimited. */
const servicesTag = 0x0a;

/** The tag of an element of a list, and its length as a varint. */
function prefixOf(length: number): Buffer {
  const bytes = [servicesTag];
  let rest = length;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}

/** Cached gRPC responses. Lists are joined from the cached announcements, so that a change encodes one of them only. */
@Injectable()
export class AnnouncementMessages {
  /** With metadata. */
  readonly registered = cachedResponse((shown: Registered) => encode(toRegistered(shown)));

  /** Without metadata. */
  readonly announcement = cachedResponse((shown: Announcement) => encode(toAnnouncement(shown)));

  readonly list = cachedResponse((shown: readonly Registered[]) => {
    const parts = partsOfList(shown, (each) => {
      const message = this.registered(each);
      return [prefixOf(message.length), message];
    });
    return Buffer.concat(parts) as Encoded<discovery.AnnouncementsResponse>;
  });
}
