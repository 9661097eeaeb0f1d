import type { Operation, Parameter, RequestBody } from './api-document.js';
import { explorerTexts as words } from './explorer.texts.js';
import { exampleOf } from './examples.js';
import type { Schemas } from './schemas.js';

/** What the user entered: parameters by their key, and the body as text. */
export interface Input {
  readonly parameters: Readonly<Record<string, string>>;
  /** Media type of the body; the first of the operation by default. */
  readonly type?: string;
  readonly body: string;
}

/** A request without credentials. */
export interface PreparedRequest {
  readonly method: string;
  /** Path and query, which never leave the host of the console. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Problems of the input by the key of the parameter, or `body`. */
export type Problems = Readonly<Record<string, string>>;

const form = 'application/x-www-form-urlencoded';
/** RFC 9110, section 9.2.1. */
const safeMethods: readonly string[] = ['GET', 'HEAD'];

/** Key of a parameter: names may be the same in the path and the query. */
export const keyOf = ({ in: where, name }: Parameter): string => `${where} ${name}`;

/** Whether the method may change something, so that the user is asked first. */
export const changes = ({ method }: Operation): boolean => !safeMethods.includes(method);

/** The body of the operation in the chosen media type; undefined for operations without one. */
export const bodyFor = ({ bodies }: Operation, { type }: Pick<Input, 'type'>): RequestBody | undefined =>
  bodies.find((body) => body.type === type) ?? bodies[0];

/** What is wrong with the input; empty when the request can be made. */
export function problemsIn(operation: Operation, input: Input): Problems {
  const { parameters } = input;
  const found = operation.parameters.flatMap((parameter): readonly [string, string][] => {
    const value = parameters[keyOf(parameter)] ?? '';
    // The browser would take these for steps in the path, to another operation.
    if (parameter.in === 'path' && /^\.{1,2}$/.test(value)) return [[keyOf(parameter), words.notAnId]];
    return parameter.required && value === '' ? [[keyOf(parameter), words.required]] : [];
  });
  const problem = problemOfBody(bodyFor(operation, input), input.body);
  return Object.fromEntries(problem === undefined ? found : [...found, ['body', problem]]);
}

function problemOfBody(body: RequestBody | undefined, text: string): string | undefined {
  if (!body) return undefined;
  if (text.trim() === '') return body.required ? words.required : undefined;
  if (!isWrittenAsJson(body.type)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return body.type === form && (typeof value !== 'object' || value === null)
      ? words.notAnObject
      : undefined;
  } catch (error) {
    return words.notJson(error instanceof Error ? error.message : '');
  }
}

/** Forms are entered as JSON as well. */
export const isWrittenAsJson = (type: string): boolean => type === form || type.endsWith('json');

/** An example of the body as it is entered; empty for media types that are not written as JSON. */
export function exampleFor(operation: Operation, schemas: Schemas, chosen: Pick<Input, 'type'> = {}): string {
  const body = bodyFor(operation, chosen);
  if (!body || !isWrittenAsJson(body.type)) return '';
  return JSON.stringify(exampleOf(body.schema, schemas), undefined, 2);
}

/** The request of valid input. */
export function prepare(operation: Operation, input: Input): PreparedRequest {
  const { parameters, body } = input;
  const valueOf = (parameter: Parameter) => parameters[keyOf(parameter)] ?? '';
  const given = operation.parameters.filter((parameter) => valueOf(parameter) !== '');
  const placed = (where: Parameter['in']) =>
    given
      .filter((parameter) => parameter.in === where)
      .map((one): [string, string] => [one.name, valueOf(one)]);
  const path = placed('path').reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(placed('query')).toString();
  const type = body.trim() === '' ? undefined : bodyFor(operation, input)?.type;
  return {
    method: operation.method,
    target: query === '' ? path : `${path}?${query}`,
    headers: { ...Object.fromEntries(placed('header')), ...(type !== undefined && { 'content-type': type }) },
    body: type === undefined ? undefined : type === form ? formOf(body) : body,
  };
}

const formOf = (json: string): string => {
  const fields = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return new URLSearchParams(
    fields.map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
};

/** The request as a curl command; the token is a variable of the shell. */
export function curlOf(origin: string, request: PreparedRequest, hasToken: boolean): string {
  const { method, target, headers, body } = request;
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + target)}`,
    ...(hasToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
