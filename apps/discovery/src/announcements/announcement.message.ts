import type { discovery } from '@fieldpost/contracts';
import {
  AppId,
  ComponentId,
  devAddrPrefixFromBytes,
  devAddrPrefixToBytes,
  devAddrPrefixToText,
  Eui,
  GatewayId,
  parseDevAddrPrefix,
  zeroEui,
} from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Announcement, ComponentName, Metadata } from '../register/announcement.js';
import type { Registered } from '../register/register.js';
import { mayNotChangeMetadata } from './announcements.errors.js';
import { parseServiceName } from './announcements.rules.js';

/** Longest text of a field of an announcement, in characters. */
const longest = { operator: 256, text: 2_048, pem: 65_536 };

function limited(argument: string, text: string, most: number = longest.text): string {
  if (text.length > most) throw notValid({ argument, reason: `should have at most ${most} characters` });
  if (text.includes('\0')) throw notValid({ argument, reason: 'should have no zero character' });
  return text;
}

/** An http or https address, or nothing. */
function webAddress(argument: string, text: string): string {
  const url = text === '' || !URL.canParse(limited(argument, text)) ? undefined : new URL(text);
  const isWeb = text === '' || url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb) throw notValid({ argument, reason: 'should be an http or https address' });
  return text;
}

/** Reads an announcement; its metadata are ignored (docs/protocol/discovery.md#announce). */
export const fromAnnouncement = (message: discovery.Announcement__Output): Announcement => ({
  service_name: parseServiceName(message.service_name),
  id: ComponentId(message.id),
  service_version: limited('ServiceVersion', message.service_version),
  description: limited('Description', message.description),
  url: limited('URL', message.url),
  public: message.public,
  net_address: limited('NetAddress', message.net_address),
  public_key: limited('PublicKey', message.public_key, longest.pem),
  certificate: limited('Certificate', message.certificate, longest.pem),
  api_address: limited('APIAddress', message.api_address),
  mqtt_address: limited('MQTTAddress', message.mqtt_address),
  amqp_address: limited('AMQPAddress', message.amqp_address),
  operator_name: limited('OperatorName', message.operator_name, longest.operator),
  contact: limited('Contact', message.contact, longest.operator),
  icon_url: webAddress('IconURL', message.icon_url),
});

/** The component that a metadata request is about. */
export const componentOf = (request: discovery.MetadataRequest__Output): ComponentName => ({
  service_name: parseServiceName(request.service_name),
  id: ComponentId(request.id),
});

/**
 * Reads the one identifier of a request; an empty id counts as none
 * (docs/protocol/discovery.md#addmetadata-and-deletemetadata).
 */
export function fromMetadata(message: discovery.Metadata__Output | null): Metadata {
  const { app_id = '', gateway_id = '', dev_addr_prefix, app_eui } = message ?? {};
  if (app_id !== '') return { kind: 'app_id', value: AppId(app_id) };
  if (gateway_id !== '') return { kind: 'gateway_id', value: GatewayId(gateway_id) };
  if (dev_addr_prefix) {
    return { kind: 'dev_addr_prefix', value: devAddrPrefixToText(devAddrPrefixFromBytes(dev_addr_prefix)) };
  }
  if (app_eui) return { kind: 'app_eui', value: Eui(app_eui.toString('hex'), 'AppEUI') };
  throw mayNotChangeMetadata({ reason: 'Unknown Metadata type' });
}

/** Reads the AppEUI, as hex, that a caller looks for. */
export function toAppEui(hex: string): Eui {
  const eui = hex === '' ? zeroEui : Eui(hex, 'AppEUI');
  if (eui === zeroEui) throw notValid({ argument: 'AppEUI', reason: 'empty' });
  return eui;
}

export function toMetadata({ kind, value }: Metadata): discovery.Metadata {
  switch (kind) {
    case 'dev_addr_prefix':
      return { dev_addr_prefix: Buffer.from(devAddrPrefixToBytes(parseDevAddrPrefix(value))) };
    case 'app_eui':
      return { app_eui: Buffer.from(value, 'hex') };
    case 'app_id':
      return { app_id: value };
    case 'gateway_id':
      return { gateway_id: value };
  }
}

/** Writes an announcement without metadata, as look-ups by identifier return it. */
export const toAnnouncement = ({
  issuer: _issuer,
  registeredAt: _registeredAt,
  ...announcement
}: Announcement): discovery.Announcement => announcement;

/** Writes an announcement with its metadata and its health. */
export const toRegistered = ({ announcement, metadata, health }: Registered): discovery.Announcement => ({
  ...toAnnouncement(announcement),
  health: health?.state ?? '',
  health_since: health?.since.toISOString() ?? '',
  registered_at:
    announcement.registeredAt === undefined ? '' : new Date(announcement.registeredAt).toISOString(),
  metadata: metadata.map(toMetadata),
});
