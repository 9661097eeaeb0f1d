import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isAnnounced } from '@fieldpost/components';
import { fromHttpApiJson } from '@fieldpost/contracts';
import { ComponentId } from '@fieldpost/domain';
import { makeCertificate } from '@fieldpost/testing';
import { serviceVersion, toAnnouncement } from './announcement.js';

const { cert, key } = await makeCertificate(new Date());
const settings = {
  HANDLER_ID: ComponentId('handler-1'),
  HANDLER_DESCRIPTION: 'Our handler',
  HANDLER_ANNOUNCE_HOST: 'net.example.org',
  HANDLER_GRPC_PORT: 1904,
  HANDLER_HTTP_PORT: 8084,
  HANDLER_MQTT_PORT: 1883,
};
const keys = { certificate: cert, privateKey: createPrivateKey(key) };
const announcement = toAnnouncement(settings, keys, '0.1.0-abc (2026-01-01)');

describe('The announcement of the handler', () => {
  it('carries its addresses, the one for MQTT without a scheme', () =>
    expect(announcement).toMatchObject({
      id: 'handler-1',
      service_name: 'handler',
      service_version: '0.1.0-abc (2026-01-01)',
      description: 'Our handler',
      net_address: 'net.example.org:1904',
      api_address: 'http://net.example.org:8084',
      mqtt_address: 'net.example.org:1883',
    }));

  it('names another MQTT port where clients have to use one', () =>
    expect(toAnnouncement({ ...settings, HANDLER_ANNOUNCE_MQTT_PORT: 21883 }, keys, '')).toMatchObject({
      mqtt_address: 'net.example.org:21883',
    }));

  it('names outside brokers where clients have to use those', () => {
    const outside = {
      HANDLER_ANNOUNCE_MQTT_ADDRESS: 'mqtt.example.org:1883',
      HANDLER_ANNOUNCE_AMQP_ADDRESS: 'amqp.example.org:5672',
    };
    expect(toAnnouncement({ ...settings, ...outside }, keys, '')).toMatchObject({
      mqtt_address: 'mqtt.example.org:1883',
      amqp_address: 'amqp.example.org:5672',
    });
  });

  it('takes back an AMQP address that is no longer set', () => {
    const found = fromHttpApiJson('discovery.Announcement', { ...announcement, amqp_address: 'amqp:5672' });
    expect(isAnnounced(announcement, found)).toBe(false);
  });

  it('carries the certificate and the public half of its key, never the private one', () => {
    expect(announcement.certificate).toBe(cert);
    expect(announcement.public_key).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
    expect(JSON.stringify(announcement)).not.toContain('PRIVATE');
  });

  it('is not repeated when discovery has it unchanged, with any other metadata', () => {
    const found = fromHttpApiJson('discovery.Announcement', {
      ...announcement,
      metadata: [{ app_id: 'my-app' }],
    });
    expect(isAnnounced(announcement, found)).toBe(true);
    expect(isAnnounced(announcement, { ...found, net_address: 'elsewhere:1904' })).toBe(false);
  });
});

describe('The version of the handler', () => {
  it('is that of the package, then commit and date of the build', () =>
    expect(serviceVersion('abc (2026-01-01)')).toMatch(/^\d+\.\d+\.\d+-abc \(2026-01-01\)$/));
});
