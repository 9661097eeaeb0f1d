import { basename, isAbsolute, relative } from 'node:path';
import protobuf from 'protobufjs';
import descriptor from 'protobufjs/ext/descriptor/index.js';
import { describeEnum, describeField, describeService, describeType } from './describe.js';
import { type ContractFile, includeDirs, protoFile } from './loader.js';
import { loadRoot } from './reflection.js';

type Declaration = protobuf.Type | protobuf.Enum | protobuf.Service | protobuf.Field;

// The extension `google.api.http` of MethodOptions. As bytes it has the same encoding as a message; without it the encoder of
// protobufjs leaves the HTTP paths out.
if (!descriptor.MethodOptions.fields['http'])
  descriptor.MethodOptions.add(new protobuf.Field('http', 72_295_728, 'bytes'));

/** A contract as server reflection describes it. */
export interface ContractDescription {
  /** One serialized FileDescriptorProto for each file and for each file that they import. */
  readonly files: readonly Buffer[];
  /** Full names of the services that the files themselves declare, those without a method left out. */
  readonly services: readonly string[];
}

/**
 * Describes these files with imports and full type names. The loader merges the files of a package into one without imports,
 * which clients cannot link. `more` are absolute paths of files outside the contract.
 */
export function describeContract(
  contract: readonly ContractFile[],
  more: readonly string[] = [],
): ContractDescription {
  const named: ReadonlySet<string> = new Set(contract);
  const byFile = new Map<string, Declaration[]>();
  const services: string[] = [];
  for (const item of declarationsOf(loadRoot([...contract.map(protoFile), ...more]))) {
    const file = fileOf(item);
    byFile.set(file, [...(byFile.get(file) ?? []), item]);
    const isServed = item instanceof protobuf.Service && item.methodsArray.length > 0 && named.has(file);
    if (isServed) services.push(item.fullName.slice(1));
  }
  return { files: [...byFile].map(([name, declared]) => serialized(name, declared)), services };
}

function serialized(name: string, declared: readonly Declaration[]): Buffer {
  const file = descriptor.FileDescriptorProto.fromObject(describeFile(name, declared));
  return Buffer.from(descriptor.FileDescriptorProto.encode(file).finish());
}

const isDeclaration = (item: protobuf.ReflectionObject): item is Declaration =>
  item instanceof protobuf.Type ||
  item instanceof protobuf.Enum ||
  item instanceof protobuf.Service ||
  item instanceof protobuf.Field;

/** What the packages of a tree declare, without what is nested in messages. */
const declarationsOf = (space: protobuf.NamespaceBase): Declaration[] =>
  space.nestedArray.flatMap((item) => {
    if (isDeclaration(item)) return [item];
    return item instanceof protobuf.Namespace ? declarationsOf(item) : [];
  });

const packageOf = (item: protobuf.ReflectionObject): string => item.parent?.fullName.slice(1) ?? '';

/** The name by which other files import the one that declares this. */
function fileOf(item: protobuf.ReflectionObject): string {
  if (item.parent instanceof protobuf.Type) return fileOf(item.parent);
  const path = item.filename;
  if (!path) return wellKnownFileOf(item.fullName.slice(1));
  const below = includeDirs.map((dir) => relative(dir, path)).find(isBelow);
  return below ?? `${packageOf(item).replaceAll('.', '/')}/${basename(path)}`;
}

const isBelow = (name: string): boolean => !name.startsWith('..') && !isAbsolute(name);

const wellKnownFiles = [
  'any',
  'descriptor',
  'duration',
  'empty',
  'field_mask',
  'struct',
  'timestamp',
  'wrappers',
];

/** protobufjs has messages such as `google.protobuf.Empty` built in: they come from no file. */
function wellKnownFileOf(fullName: string): string {
  const [, , name = ''] = fullName.split('.');
  const file = wellKnownFiles
    .map((known) => `google/protobuf/${known}.proto`)
    .find((path) => Object.hasOwn(builtIn(path), name));
  if (file === undefined) throw new Error(`no file declares ${fullName}`);
  return file;
}

interface Nested {
  readonly nested?: Readonly<Record<string, Nested>>;
}

const builtIn = (path: string): object => {
  const file = protobuf.common.get(path) as Nested | null;
  return file?.nested?.['google']?.nested?.['protobuf']?.nested ?? {};
};

/** The types that a declaration names, and what its options need. */
function referencesOf(item: protobuf.ReflectionObject): protobuf.ReflectionObject[] {
  if (item instanceof protobuf.Type) return [...item.fieldsArray, ...item.nestedArray].flatMap(referencesOf);
  if (item instanceof protobuf.Service) return item.methodsArray.flatMap(referencesOf);
  if (item instanceof protobuf.Method)
    return [...types(item.resolvedRequestType, item.resolvedResponseType), ...annotations(item)];
  if (!(item instanceof protobuf.Field) || item.declaringField) return [];
  return types(item.resolvedType, item.extensionField?.parent ?? null);
}

const types = (...found: (protobuf.ReflectionObject | null)[]) => found.filter((type) => type !== null);

function annotations({ options, root }: protobuf.Method): protobuf.ReflectionObject[] {
  const hasPath = Object.keys(options ?? {}).some((name) => name.startsWith('(google.api.http)'));
  const extension = hasPath ? root.lookup('google.api.http') : null;
  return extension ? [extension] : [];
}

function describeFile(name: string, declared: readonly Declaration[]) {
  const [first] = declared;
  const imports = new Set(declared.flatMap(referencesOf).map(fileOf));
  imports.delete(name);
  return {
    name,
    package: first ? packageOf(first) : '',
    dependency: [...imports],
    messageType: declared.filter((item) => item instanceof protobuf.Type).map(describeType),
    enumType: declared.filter((item) => item instanceof protobuf.Enum).map(describeEnum),
    service: declared.filter((item) => item instanceof protobuf.Service).map(describeService),
    extension: declared.filter((item) => item instanceof protobuf.Field).map((field) => describeField(field)),
    ...(first && Reflect.get(first, '_edition') !== 'proto2' && { syntax: 'proto3' }),
  };
}
