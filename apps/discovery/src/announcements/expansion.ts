import { type discovery, toHttpApiJson } from '@fieldpost/contracts';
import { type AddressKind, addressToText, expandAddress, firstNetAddress } from '@fieldpost/domain';

/** The query of a read, with parameters that v2 does not have. */
export interface Expansion {
  /** `addresses` shows what each address offers; other words, which a later release may know, change nothing. */
  readonly expand?: string | readonly string[];
}

export const wantsAddresses = ({ expand = [] }: Expansion): boolean =>
  [expand].flat().some((words) => words.split(',').includes('addresses'));

/** The v2 JSON of an announcement with one more member: what its addresses offer, as URLs. */
export function expandAnnouncement(message: discovery.Announcement): object {
  const json = JSON.parse(toHttpApiJson('discovery.Announcement', message)) as object;
  const offers = (kind: AddressKind, text = '') => expandAddress(kind, text).map(addressToText);
  const net = firstNetAddress(message.net_address ?? '');
  const addresses = {
    net: net ? [`${net.host}:${net.port}`] : [],
    api: offers('api', message.api_address),
    mqtt: offers('mqtt', message.mqtt_address),
    amqp: offers('amqp', message.amqp_address),
  };
  return { ...json, addresses };
}
