import type { Owned } from './owned.js';

interface Parameter {
  readonly in: string;
  readonly schema: { readonly examples?: readonly unknown[] };
}

interface Operation {
  readonly parameters?: readonly Parameter[];
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The document with the examples of path parameters as defaults, which the scanner calls. */
export function withExamples(document: ApiDocument): ApiDocument {
  const operation = (given: Operation): Operation => ({
    ...given,
    parameters: (given.parameters ?? []).map((parameter) =>
      parameter.in === 'path' ? { ...parameter, schema: exampleOf(parameter) } : parameter,
    ),
  });
  const each = <T>(from: Readonly<Record<string, T>>, change: (value: T) => T) =>
    Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));
  return { ...document, paths: each(document.paths, (methods) => each(methods, operation)) };
}

const exampleOf = ({ schema }: Parameter) =>
  schema.examples === undefined ? schema : { ...schema, default: schema.examples[0] };

/** Path of a call, and the members of its JSON body. */
type Call = readonly [path: string, body: Readonly<Record<string, string>>];

/**
 * Calls of the handler with a body, by POST, because the scanner attacks no other method; reads are found by
 * URL.
 */
export function handlerDocument({ appId, devId }: Owned): object {
  const app = `/handler/applications/${appId}`;
  const device = `${app}/devices/${devId}`;
  const calls: readonly Call[] = [
    [app, { payload_format: 'custom', decoder: 'function Decoder() { return {}; }' }],
    [`${device}/down`, { payload_raw: 'AQID', schedule: 'replace' }],
    [`${device}/simulate-uplink`, { payload_raw: 'AQID' }],
    [`${app}/dry-uplink`, { payload_raw: 'AQID' }],
    [`${app}/integrations/http`, { url: 'https://example.com/', method: 'POST' }],
  ];
  return { openapi: '3.1.0', servers: [{ url: '/' }], paths: Object.fromEntries(calls.map(pathOf)) };
}

function pathOf([path, body]: Call) {
  const members = Object.entries(body).map(([name, value]) => [name, { type: 'string', default: value }]);
  const schema = { type: 'object', properties: Object.fromEntries(members) as object };
  return [path, { post: { requestBody: { content: { 'application/json': { schema } } } } }] as const;
}
