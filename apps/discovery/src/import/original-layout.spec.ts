import { describe, expect, it } from '@jest/globals';
import { ComponentId } from '@fieldpost/domain';
import {
  indexKey,
  metadataText,
  nameIn,
  nameInIndex,
  readAnnouncement,
  readComponent,
  readMetadata,
} from './original-layout.js';

const fields = {
  id: 'h1',
  service_name: 'handler',
  service_version: '2.9.4-8d8e2c6',
  public: 'true',
  net_address: 'handler.example.org:1904',
  created_at: '2018-03-01T10:00:00.5Z',
  updated_at: '2020-06-01T08:15:30.123456789+02:00',
  _version: '2.4.1',
};

describe('An announcement of the original store', () => {
  it('is read with the time of its last change, however fine', () =>
    expect(readAnnouncement('handler/h1', fields)).toMatchObject({
      announcement: {
        service_name: 'handler',
        id: 'h1',
        service_version: '2.9.4-8d8e2c6',
        public: true,
        net_address: 'handler.example.org:1904',
        mqtt_address: '',
      },
      announcedAt: new Date('2020-06-01T06:15:30.123Z'),
    }));

  it.each([[''], ['"0001-01-01T00:00:00Z"'], ['yesterday']])(
    'with the time %j is older than any other',
    (time) =>
      expect(readAnnouncement('handler/h1', { ...fields, updated_at: time }).announcedAt).toEqual(
        new Date(0),
      ),
  );

  it.each([
    ['of an unknown service', 'networkserver/h1', { service_name: 'networkserver' }, 'ServiceName not valid'],
    ['without id', 'handler/h1', { id: '' }, 'not valid'],
    ['that is called dev', 'handler/dev', { id: 'dev' }, 'can not be announced'],
    ['under the key of another', 'handler/h2', {}, 'Key not valid: its announcement is that of handler/h1'],
    ['too long', 'handler/h1', { description: 'x'.repeat(5_000) }, 'Description not valid'],
  ])('is rejected when it is one %s', (_, name, changes, reason) =>
    expect(() => readAnnouncement(name, { ...fields, ...changes })).toThrow(reason),
  );
});

describe('An identifier of the original store', () => {
  it.each([
    ['AppID my-app', 'app_id', 'my-app'],
    ['GatewayID my-gw', 'gateway_id', 'my-gw'],
    ['AppEUI 70B3D57EF0000024', 'app_eui', '70B3D57EF0000024'],
    ['Prefix 26000000/20', 'dev_addr_prefix', '26000000/20'],
  ])('is read and written as %s', (text, kind, value) => {
    expect(readMetadata(text)).toEqual({ kind, value });
    expect(metadataText(readMetadata(text))).toBe(text);
  });

  it.each([
    'AppID',
    'AppID ',
    'AppID Not An Id',
    'AppEUI 12',
    'Prefix 26000000',
    'NetID 13',
    '',
    'AppID a\nb',
  ])('is rejected as %j', (text) => expect(() => readMetadata(text)).toThrow('not valid'));

  it('has the index key of its kind', () =>
    expect(indexKey(readMetadata('AppID my-app'))).toBe('discovery:app_id:my-app'));
});

describe('A name of the original store', () => {
  it('is the same in a key and in an index', () => {
    expect(nameIn('metadata', 'discovery:metadata:handler:h1')).toBe('handler/h1');
    expect(nameInIndex('handler:h1')).toBe('handler/h1');
    expect(readComponent('handler/h1', (id) => id)).toEqual({ service_name: 'handler', id: 'h1' });
  });

  it.each(['handler', 'handler/', 'handler/h1/x', '/h1', 'gateway/h1'])('is not %j', (name) =>
    expect(() => readComponent(name, ComponentId)).toThrow('not valid'),
  );

  it('with more colons names no component', () =>
    expect(() =>
      readAnnouncement(nameIn('announcement', 'discovery:announcement:handler:h1:2'), fields),
    ).toThrow('Key not valid'));
});
