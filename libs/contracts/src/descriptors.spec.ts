import { describe, expect, it } from '@jest/globals';
import descriptor, {
  type IDescriptorProto,
  type IFileDescriptorProto,
} from 'protobufjs/ext/descriptor/index.js';
import { describeContract } from './descriptors.js';
import type { ContractFile } from './loader.js';

const contracts: readonly (readonly ContractFile[])[] = [
  ['handler/handler.proto', 'lorawan/device_address.proto', 'fieldpost/handler/v1/downlinks.proto'],
  ['discovery/discovery.proto', 'fieldpost/discovery/v1/watch.proto'],
  ['fieldpost/account/v1/account.proto'],
  ['fieldpost/oauth/v1/tokens.proto'],
  ['monitor/monitor.proto', 'lorawan/device.proto'],
];

const filesOf = (contract: readonly ContractFile[]): IFileDescriptorProto[] =>
  describeContract(contract).files.map(
    (bytes) => descriptor.FileDescriptorProto.decode(bytes) as IFileDescriptorProto,
  );

/** Full names of messages and enums, nested ones included. */
const declared = (file: IFileDescriptorProto): string[] => [
  ...(file.enumType ?? []).map(({ name }) => `.${file.package}.${name}`),
  ...(file.messageType ?? []).flatMap((type) => declaredIn(type, `.${file.package}`)),
];
const declaredIn = ({ name, nestedType, enumType }: IDescriptorProto, space: string): string[] => [
  `${space}.${name}`,
  ...(enumType ?? []).map((each) => `${space}.${name}.${each.name}`),
  ...(nestedType ?? []).flatMap((each) => declaredIn(each, `${space}.${name}`)),
];

const named = (file: IFileDescriptorProto): string[] =>
  [
    ...(file.service ?? []).flatMap(({ method }) =>
      (method ?? []).flatMap((each) => [each.inputType, each.outputType]),
    ),
    ...(file.extension ?? []).flatMap(({ typeName, extendee }) => [typeName, extendee]),
    ...(file.messageType ?? []).flatMap(namedIn),
  ].flatMap((name) => name || []);
const namedIn = ({ field, nestedType }: IDescriptorProto): (string | undefined)[] => [
  ...(field ?? []).map(({ typeName }) => typeName),
  ...(nestedType ?? []).flatMap(namedIn),
];

describe.each(contracts.map((contract) => [contract] as const))('The descriptors of %s', (contract) => {
  it('declare every type that they name, in the same file or in one that it imports', () => {
    const files = new Map(filesOf(contract).map((file) => [file.name, file]));
    for (const file of files.values()) {
      const imported = (file.dependency as string[]).map((name) => files.get(name) ?? {});
      expect([file, ...imported].flatMap(declared)).toEqual(expect.arrayContaining(named(file)));
    }
  });

  it('import no file twice, and none that imports it', () => {
    const files = filesOf(contract);
    const importsOf = new Map(files.map(({ name = '', dependency }) => [name, dependency as string[]]));
    const reaches = (from: string, to: string): boolean =>
      (importsOf.get(from) ?? []).some((next) => next === to || reaches(next, to));
    for (const [name, imports] of importsOf) {
      expect(new Set(imports).size).toBe(imports.length);
      expect([name, reaches(name, name)]).toEqual([name, false]);
    }
  });
});

describe('The description of a contract', () => {
  it('names the services of its own files, not those of imported ones, nor those without a method', () => {
    const { services } = describeContract([
      'handler/handler.proto',
      'lorawan/device_address.proto',
      'discovery/discovery.proto',
    ]);
    expect(services).toEqual([
      'handler.Handler',
      'handler.ApplicationManager',
      'handler.HandlerManager',
      'lorawan.DevAddrManager',
      'discovery.Discovery',
    ]);
  });

  it('has the entries of a map as protoc names them, and HTTP paths as bytes of google.api.http', () => {
    const [handler] = filesOf(['handler/handler.proto']).filter(
      ({ name }) => name === 'handler/handler.proto',
    );
    const device = handler?.messageType?.find(({ name }) => name === 'Device');
    expect(device?.nestedType).toMatchObject([{ name: 'AttributesEntry', options: { mapEntry: true } }]);
    const manager = handler?.service?.find(({ name }) => name === 'ApplicationManager');
    const method = manager?.method?.find(({ name }) => name === 'GetDevice');
    expect(String(Reflect.get(method?.options ?? {}, 'http'))).toContain(
      '/applications/{app_id}/devices/{dev_id}',
    );
  });
});
