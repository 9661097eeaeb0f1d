import protobuf from 'protobufjs';
import { code, page, table } from '../pages/markdown.js';
import type { ProtoPackage } from './packages.js';

const comment = ({ comment: text }: protobuf.ReflectionObject): string => text ?? '';

/** `DownlinkMessage.Option` of the package `router`. */
const localName = (each: protobuf.ReflectionObject, { name }: ProtoPackage): string =>
  each.fullName.replace(`.${name}.`, '');

function typeOf(field: protobuf.Field): string {
  if (field instanceof protobuf.MapField) return `map<${field.keyType}, ${field.type}>`;
  return `${field.repeated ? 'repeated ' : ''}${field.type}`;
}

const noteOf = (field: protobuf.Field): string =>
  [comment(field), field.partOf && `One of \`${field.partOf.name}\`.`].filter(Boolean).join(' ');

function servicePart(service: protobuf.Service, { name }: ProtoPackage): string {
  const type = (stream: boolean | undefined, text: string) => code(`${stream ? 'stream ' : ''}${text}`);
  const rows = service.methodsArray.map((method) => [
    code(method.name),
    type(method.requestStream, method.requestType),
    type(method.responseStream, method.responseType),
    comment(method),
  ]);
  return [
    `### ${service.name}`,
    comment(service),
    `Calls are \`/${name}.${service.name}/<method>\`.`,
    table(['method', 'request', 'response', 'description'], rows),
  ].join('\n\n');
}

function typePart(type: protobuf.Type, from: ProtoPackage): string {
  const rows = type.fieldsArray.map((field) => [
    code(field.name),
    code(typeOf(field)),
    String(field.id),
    noteOf(field),
  ]);
  const fields = rows.length === 0 ? 'No fields.' : table(['field', 'type', 'number', 'description'], rows);
  return [`### ${localName(type, from)}`, comment(type), fields].join('\n\n');
}

function enumPart(one: protobuf.Enum, from: ProtoPackage): string {
  const rows = Object.entries(one.values).map(([name, number]) => [
    code(name),
    String(number),
    one.comments[name] ?? '',
  ]);
  return [`### ${localName(one, from)}`, comment(one), table(['value', 'number', 'description'], rows)].join(
    '\n\n',
  );
}

const section = (title: string, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [`## ${title}`, ...parts];

function packagePage(one: ProtoPackage): string {
  const links = one.files.map((file) => `[${file}](../../../protos/${file})`).join(', ');
  return page(
    `gRPC package ${one.name}`,
    `From ${links}. Types without a package are of this one.`,
    ...section(
      'Services',
      one.services.map((each) => servicePart(each, one)),
    ),
    ...section(
      'Messages',
      one.types.map((each) => typePart(each, one)),
    ),
    ...section(
      'Enums',
      one.enums.map((each) => enumPart(each, one)),
    ),
  );
}

function indexPage(packages: readonly ProtoPackage[]): string {
  const rows = packages.map(({ name, services }) => [
    `[${name}](${name}.md)`,
    services.map((service) => code(service.name)).join(', '),
  ]);
  return page(
    'gRPC packages',
    'The contracts in `protos/`, which is a module for [Buf](https://buf.build) and compiles with `protoc` too. Packages without a version are those of The Things Network v2; `fieldpost.account.v1` and `fieldpost.oauth.v1` are internal. How to call the services is in the [guide](../../guides/developers/grpc.md).',
    table(['package', 'services'], rows),
  );
}

/** The pages of docs/reference/grpc by path. */
export const grpcPages = (packages: readonly ProtoPackage[]): Readonly<Record<string, string>> => ({
  'docs/reference/grpc/README.md': indexPage(packages),
  ...Object.fromEntries(packages.map((one) => [`docs/reference/grpc/${one.name}.md`, packagePage(one)])),
});
