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
  serviceName: parseServiceName(message.service_name),
  id: ComponentId(message.id),
  serviceVersion: limited('ServiceVersion', message.service_version),
  description: limited('Description', message.description),
  url: limited('URL', message.url),
  isPublic: message.public,
  netAddress: limited('NetAddress', message.net_address),
  publicKey: limited('PublicKey', message.public_key, longest.pem),
  certificate: limited('Certificate', message.certificate, longest.pem),
  apiAddress: limited('APIAddress', message.api_address),
  mqttAddress: limited('MQTTAddress', message.mqtt_address),
  amqpAddress: limited('AMQPAddress', message.amqp_address),
  operatorName: limited('OperatorName', message.operator_name, longest.operator),
  contact: limited('Contact', message.contact, longest.operator),
  iconUrl: webAddress('IconURL', message.icon_url),
});

/** The component that a metadata request is about. */
export const componentOf = (request: discovery.MetadataRequest__Output): ComponentName => ({
  serviceName: parseServiceName(request.service_name),
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

/** Writes an announcement without metadata, as the look-ups by identifier answer. */
export const toAnnouncement = (announcement: Announcement): discovery.Announcement => ({
  id: announcement.id,
  service_name: announcement.serviceName,
  service_version: announcement.serviceVersion,
  description: announcement.description,
  url: announcement.url,
  public: announcement.isPublic,
  net_address: announcement.netAddress,
  public_key: announcement.publicKey,
  certificate: announcement.certificate,
  api_address: announcement.apiAddress,
  mqtt_address: announcement.mqttAddress,
  amqp_address: announcement.amqpAddress,
  operator_name: announcement.operatorName,
  contact: announcement.contact,
  icon_url: announcement.iconUrl,
});

/** Writes an announcement with its metadata and its health. */
export const toRegistered = ({ announcement, metadata, health }: Registered): discovery.Announcement => ({
  ...toAnnouncement(announcement),
  health: health?.state ?? '',
  health_since: health?.since.toISOString() ?? '',
  registered_at:
    announcement.registeredAt === undefined ? '' : new Date(announcement.registeredAt).toISOString(),
  metadata: metadata.map(toMetadata),
});
