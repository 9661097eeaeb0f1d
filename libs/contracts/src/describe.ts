import protobuf from 'protobufjs';

// Descriptors of what a .proto file declares, as plain objects (google/protobuf/descriptor.proto).

/** FieldDescriptorProto.Type of the scalars. */
const scalars: Readonly<Record<string, number>> = {
  double: 1,
  float: 2,
  int64: 3,
  uint64: 4,
  int32: 5,
  fixed64: 6,
  fixed32: 7,
  bool: 8,
  string: 9,
  bytes: 12,
  uint32: 13,
  sfixed32: 15,
  sfixed64: 16,
  sint32: 17,
  sint64: 18,
};
const messageNumber = 11;
const enumNumber = 14;
const label = { optional: 1, required: 2, repeated: 3 };

const upperCamel = (name: string): string =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_all, first: string) => first.toUpperCase());

/** The name that protoc gives to the message of an entry. */
const entryOf = (field: protobuf.MapField): string => `${upperCamel(field.name)}Entry`;

function typeOf({ type, resolvedType }: Pick<protobuf.Field, 'type' | 'resolvedType'>) {
  if (resolvedType === null) return { type: scalars[type] };
  const isEnum = resolvedType instanceof protobuf.Enum;
  return { type: isEnum ? enumNumber : messageNumber, typeName: resolvedType.fullName };
}

function labelOf(field: protobuf.Field): number {
  if (field.repeated || field instanceof protobuf.MapField) return label.repeated;
  return field.required ? label.required : label.optional;
}

/** A field, or an extension when it has a type to extend. */
export function describeField(field: protobuf.Field, oneofs: readonly protobuf.OneOf[] = []) {
  const extendee = field.extensionField?.parent?.fullName;
  return {
    name: field.name,
    number: field.id,
    label: labelOf(field),
    ...(field instanceof protobuf.MapField ? entryTypeOf(field) : typeOf(field)),
    ...(field.partOf && { oneofIndex: oneofs.indexOf(field.partOf) }),
    ...(extendee !== undefined && { extendee }),
    ...(field.options?.['proto3_optional'] === true && { proto3Optional: true }),
  };
}

const entryTypeOf = (field: protobuf.MapField) => ({
  type: messageNumber,
  typeName: `${field.parent?.fullName}.${entryOf(field)}`,
});

const describeEntry = (field: protobuf.MapField) => ({
  name: entryOf(field),
  field: [
    { name: 'key', number: 1, label: label.optional, type: scalars[field.keyType] },
    { name: 'value', number: 2, label: label.optional, ...typeOf(field) },
  ],
  options: { mapEntry: true },
});

/** A message with its nested types, without fields of extensions. */
export function describeType(type: protobuf.Type): object {
  const fields = type.fieldsArray.filter((field) => !field.declaringField);
  const nested = type.nestedArray;
  const entries = fields.filter((field) => field instanceof protobuf.MapField).map(describeEntry);
  return {
    name: type.name,
    field: fields.map((field) => describeField(field, type.oneofsArray)),
    oneofDecl: type.oneofsArray.map(({ name }) => ({ name })),
    nestedType: [...entries, ...nested.filter((item) => item instanceof protobuf.Type).map(describeType)],
    enumType: nested.filter((item) => item instanceof protobuf.Enum).map(describeEnum),
    extensionRange: rangesOf(type.extensions),
  };
}

/** Ends are inclusive in a .proto file and exclusive in a descriptor. */
const rangesOf = (ranges: protobuf.Type['extensions']) =>
  (ranges ?? []).map(([start = 0, end = 0]) => ({ start, end: end + 1 }));

export const describeEnum = (item: protobuf.Enum) => ({
  name: item.name,
  value: Object.entries(item.values).map(([name, number]) => ({ name, number })),
  ...(item.options?.['allow_alias'] === true && { options: { allowAlias: true } }),
});

export const describeService = (service: protobuf.Service) => ({
  name: service.name,
  method: service.methodsArray.map(describeMethod),
});

function describeMethod(method: protobuf.Method) {
  const http = httpOf(method);
  return {
    name: method.name,
    inputType: method.resolvedRequestType?.fullName,
    outputType: method.resolvedResponseType?.fullName,
    clientStreaming: method.requestStream,
    serverStreaming: method.responseStream,
    ...(http && { options: { http } }),
  };
}

/** The serialized `google.api.HttpRule` of a method. */
function httpOf({ parsedOptions, root }: protobuf.Method): Uint8Array | undefined {
  const [rule] = [parsedOptions ?? []].flat().flatMap((option) => option['(google.api.http)'] ?? []);
  if (!rule) return undefined;
  const type = root.lookupType('google.api.HttpRule');
  return type.encode(type.fromObject(withLists(rule))).finish();
}

const withLists = ({ additional_bindings: more, ...rule }: Record<string, unknown>): object => ({
  ...rule,
  additional_bindings: [more ?? []].flat(),
});
