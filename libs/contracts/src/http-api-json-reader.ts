import protobuf from 'protobufjs';
import { HttpApiJsonError } from './http-api-json-error.js';
import { type Read, scalarReader } from './http-api-json-values.js';
import { loaderOptions } from './loader.js';
import { type MessageName, type Output, reflection } from './reflection.js';

interface FieldReader {
  readonly name: string;
  /** The other spelling of the name: `lorawanDevice` for `lorawan_device`. */
  readonly camelName: string;
  readonly read: Read;
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toCamel = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const listReader =
  (read: Read): Read =>
  (value, path) => {
    if (!Array.isArray(value)) throw new HttpApiJsonError(path, 'must be a list');
    return value.map((item: unknown, index) => read(item, `${path}[${index}]`));
  };

const mapReader =
  (read: Read): Read =>
  (value, path) => {
    if (!isObject(value)) throw new HttpApiJsonError(path, 'must be an object');
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, read(each, `${path}.${key}`)]),
    );
  };

function fieldReader(field: protobuf.Field): FieldReader {
  const type = field.resolvedType;
  const one = type instanceof protobuf.Type ? messageReader(type) : scalarReader(field);
  const many = field.map ? mapReader(one) : listReader(one);
  return { name: field.name, camelName: toCamel(field.name), read: field.map || field.repeated ? many : one };
}

const plans = new Map<protobuf.Type, readonly FieldReader[]>();

/** The readers of a message; made on first use, because messages may contain themselves. */
function planOf(type: protobuf.Type): readonly FieldReader[] {
  const plan = plans.get(type) ?? type.fieldsArray.map((field) => fieldReader(field.resolve()));
  plans.set(type, plan);
  return plan;
}

const own = (json: JsonObject, name: string): unknown => (Object.hasOwn(json, name) ? json[name] : undefined);

function messageReader(type: protobuf.Type): Read {
  return (json, path) => {
    if (!isObject(json)) throw new HttpApiJsonError(path === '' ? 'body' : path, 'must be a JSON object');
    const message: Record<string, unknown> = {};
    for (const { name, camelName, read } of planOf(type)) {
      const value = own(json, camelName) ?? own(json, name);
      // null means absent, as everywhere in the JSON of protocol buffers.
      if (value !== undefined && value !== null)
        message[name] = read(value, path === '' ? name : `${path}.${name}`);
    }
    return message;
  };
}

/** Text becomes JSON, no body becomes the empty message; anything else was parsed by the server already. */
function parsed(body: unknown): unknown {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) ?? {};
  } catch (cause) {
    throw new HttpApiJsonError('body', 'is not JSON', { cause });
  }
}

interface Part {
  /** Names of fields, one below the other. */
  readonly path: readonly string[];
  readonly value: string;
}

function withPart(json: unknown, type: protobuf.Type | null, { path, value }: Part): unknown {
  if (!isObject(json)) return json;
  const [name = '', ...rest] = path;
  const field = type?.fields[name]?.resolve();
  if (!field) throw new Error(`${type?.fullName} has no field ${name} for the path`);
  // Camel case wins over snake case, so this replaces both spellings of the body.
  const key = toCamel(name);
  if (rest.length === 0) return { ...json, [key]: value };
  const below = json[key] ?? json[name] ?? {};
  return {
    ...json,
    [key]: withPart(below, field.resolvedType as protobuf.Type | null, { path: rest, value }),
  };
}

const withPath = (json: unknown, type: protobuf.Type, parts: Readonly<Record<string, string>>): unknown =>
  Object.entries(parts).reduce<unknown>(
    (whole, [name, value]) => withPart(whole, type, { path: name.split('.'), value }),
    json,
  );

interface Request {
  /** Parts of the path by field name, with dots between nested names; they take precedence over the body. */
  readonly pathParams?: Readonly<Record<string, string>>;
}

/**
 * The message in a request to an HTTP API, with defaults filled in as in a gRPC request
 * (docs/protocol/http-json.md#json-mapping). `body` is JSON text or what was parsed from it; names are snake_case or
 * lowerCamelCase, unknown ones are ignored. Bytes of fixed length are empty when absent and all zero when given as
 * `""`. Throws a {@link HttpApiJsonError}.
 */
export function fromHttpApiJson<N extends MessageName>(
  name: N,
  body: unknown,
  { pathParams = {} }: Request = {},
): Output<N> {
  const type = reflection().lookupType(name);
  const message = messageReader(type)(withPath(parsed(body), type, pathParams), '') as JsonObject;
  return type.toObject(type.fromObject(message), loaderOptions) as Output<N>;
}
