import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import protobuf from 'protobufjs';
import { loadClients, loadContract } from './loader.js';
import { reflection } from './reflection.js';

type Table = Record<string, Record<string, string>>;

const golden = JSON.parse(
  readFileSync(new URL('./field-numbers.golden.json', import.meta.url), 'utf8'),
) as Table;

const shape = (field: protobuf.Field): string => {
  const type = field.resolvedType?.fullName.slice(1) ?? field.type;
  if (field instanceof protobuf.MapField) return `${field.id} map<${field.keyType}, ${type}>`;
  const prefix = field.repeated ? 'repeated ' : field.partOf ? `oneof ${field.partOf.name} ` : '';
  return `${field.id} ${prefix}${type}`;
};

const call = (method: protobuf.Method): string => {
  const stream = (on: boolean | undefined) => (on ? 'stream ' : '');
  const { requestStream, responseStream, resolvedRequestType: from, resolvedResponseType: to } = method;
  const rules = [method.parsedOptions ?? []]
    .flat()
    .flatMap((option) => bindings(option['(google.api.http)']));
  const types = `${stream(requestStream)}${from?.fullName.slice(1)} -> ${stream(responseStream)}${to?.fullName.slice(1)}`;
  return [types, ...rules].join('; ');
};

const bindings = (rule: Record<string, unknown> | undefined): string[] => {
  if (rule === undefined) return [];
  const { body, additional_bindings: more = [], ...path } = rule;
  const own = Object.entries(path).map(
    ([verb, place]) => `${verb} ${String(place)}${body === '*' ? ' body *' : ''}`,
  );
  return [...own, ...[more].flat().flatMap((each) => bindings(each as Record<string, unknown>))];
};

const entries = <T>(items: readonly T[], line: (item: T) => [string, string]): Record<string, string> =>
  Object.fromEntries(items.map(line));

/** Everything in the public contract that a peer can notice, one line per field, enum value and method. */
const tableOf = (space: protobuf.NamespaceBase): Table =>
  space.nestedArray.reduce<Table>((table, item) => {
    const name = item.fullName.slice(1);
    if (name.startsWith('google')) return table;
    if (item instanceof protobuf.Enum)
      table[name] = entries(Object.entries(item.values), ([key, id]) => [key, `${id}`]);
    if (item instanceof protobuf.Type)
      table[name] = entries(item.fieldsArray, (field) => [field.name, shape(field)]);
    if (item instanceof protobuf.Service)
      table[name] = entries(item.methodsArray, (method) => [method.name, call(method)]);
    return item instanceof protobuf.Namespace ? { ...table, ...tableOf(item) } : table;
  }, {});

describe('The public contract', () => {
  it('has the messages, numbers, enums and methods it always had, in the same order', () =>
    expect(JSON.stringify(tableOf(reflection()), null, 2)).toBe(JSON.stringify(golden, null, 2)));

  it('is loaded once for the same files, in whatever order they are named', () => {
    const contract = loadContract('handler/handler.proto', 'lorawan/device_address.proto');
    expect(loadContract('lorawan/device_address.proto', 'handler/handler.proto')).toBe(contract);
  });

  it('has the method paths of v2', () => {
    const { handler, lorawan } = loadClients('handler/handler.proto', 'lorawan/device_address.proto');
    expect(handler.ApplicationManager.service.SetDevice.path).toBe('/handler.ApplicationManager/SetDevice');
    expect(lorawan.DevAddrManager.service.GetDevAddr.path).toBe('/lorawan.DevAddrManager/GetDevAddr');
  });
});

describe('A message on the wire', () => {
  const { discovery } = loadClients('discovery/discovery.proto');
  const { broker } = loadClients('broker/broker.proto');

  it('has the number of its field in front of each value', () => {
    const bytes = discovery.Discovery.service.GetByAppID.requestSerialize({ app_id: 'my-app' });
    expect(bytes.toString('hex')).toBe(`f20106${Buffer.from('my-app').toString('hex')}`);
  });

  it('carries the member of a oneof directly', () => {
    const bytes = discovery.Discovery.service.AddMetadata.requestSerialize({
      id: 'a',
      service_name: 'b',
      metadata: { dev_addr_prefix: Buffer.from('1426000000', 'hex') },
    });
    expect(bytes.toString('hex')).toBe('0a01611201626208a201051426000000');
  });

  it('is read with 64-bit integers and enums as strings, bytes as buffers and defaults filled in', () => {
    const { requestSerialize, responseDeserialize } = {
      requestSerialize: broker.Broker.service.Publish.requestSerialize,
      responseDeserialize: broker.Broker.service.Associate.responseDeserialize,
    };
    const option = {
      deadline: '1500000000123456789',
      protocol_configuration: { lorawan: { modulation: 'FSK' as const } },
    };
    const read = responseDeserialize(requestSerialize({ dev_eui: Buffer.alloc(8), downlink_option: option }));
    expect(read).toMatchObject({
      payload: Buffer.alloc(0),
      message: null,
      dev_eui: Buffer.alloc(8),
      app_id: '',
    });
    expect(read.downlink_option).toMatchObject({ deadline: '1500000000123456789', score: 0 });
    expect(read.downlink_option?.protocol_configuration).toMatchObject({
      protocol: 'lorawan',
      lorawan: { modulation: 'FSK', f_cnt: 0 },
    });
  });
});
