import { join } from 'node:path';
import protobuf from 'protobufjs';
import { fixedLength } from './fixed-bytes.js';
import { protoRoot } from './loader.js';
import { contractFiles, loadRoot, type MessageName } from './reflection.js';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema that refers to others as `#/components/schemas/<full name>`. */
export interface MessageSchema {
  readonly schema: JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

let loaded: protobuf.Root | undefined;

/** The contract with its comments, which only schemas need: parsed when the first one is made. */
function commented(): protobuf.Root {
  loaded ??= loadRoot(
    contractFiles.map((file) => join(protoRoot, file)),
    { alternateCommentMode: true },
  );
  return loaded;
}

const wholeNumber = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const text64 = (pattern: string): JsonSchema => ({ type: 'string', format: 'int64', pattern });

const scalars: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  float: { type: 'number' },
  bytes: { type: 'string', contentEncoding: 'base64' },
  int32: wholeNumber(-(2 ** 31), 2 ** 31 - 1),
  uint32: wholeNumber(0, 2 ** 32 - 1),
  int64: text64('^-?[0-9]{1,19}$'),
  uint64: text64('^[0-9]{1,20}$'),
};

const nameOf = (type: protobuf.ReflectionObject): string => type.fullName.slice(1);

const withComment = (schema: JsonSchema, { comment }: protobuf.ReflectionObject): JsonSchema =>
  comment ? { ...schema, description: comment.replaceAll('\n', ' ') } : schema;

function valueSchema(field: protobuf.Field): JsonSchema {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return { type: 'string', enum: Object.keys(type.values) };
  if (type instanceof protobuf.Type) return { $ref: `#/components/schemas/${nameOf(type)}` };
  const length = fixedLength(field);
  // Empty where there is none; the length of the pattern is that of the field.
  if (length !== undefined) return { type: 'string', pattern: `^([0-9a-fA-F]{${length * 2}})?$` };
  const scalar = scalars[field.type];
  if (scalar === undefined) throw new Error(`${field.fullName} has a type without JSON form: ${field.type}`);
  return scalar;
}

function fieldSchema(field: protobuf.Field): JsonSchema {
  const one = valueSchema(field);
  if (field.map) return { type: 'object', additionalProperties: one };
  return field.repeated ? { type: 'array', items: one } : one;
}

/** Adds the schema of a message, and those of the messages in it, which may contain themselves. */
function collect(type: protobuf.Type, named: Record<string, JsonSchema>): void {
  if (Object.hasOwn(named, nameOf(type))) return;
  const fields = type.fieldsArray.map((field) => field.resolve());
  const properties = fields.map((field) => [field.name, withComment(fieldSchema(field), field)] as const);
  named[nameOf(type)] = withComment({ type: 'object', properties: Object.fromEntries(properties) }, type);
  for (const { resolvedType } of fields)
    if (resolvedType instanceof protobuf.Type) collect(resolvedType, named);
}

/**
 * The JSON form of a message as JSON Schema (2020-12), described by the comments of its `.proto` file. No member is required:
 * what has its default value is left out (docs/protocol/http-json.md#json-mapping).
 */
export function httpApiJsonSchema(name: MessageName): MessageSchema {
  const named: Record<string, JsonSchema> = {};
  collect(commented().lookupType(name), named);
  return { schema: { $ref: `#/components/schemas/${name}` }, named };
}
