/** A JSON schema of the document, as far as it is read here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** An operation as the document has it. */
interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

/** The merged OpenAPI document of the suite (`docs/reference/openapi/fieldpost.json`). */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The body of an operation in one of its media types. */
export interface RequestBody {
  readonly type: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** One of the responses of an operation. */
export interface DocumentedResponse {
  readonly status: string;
  readonly description: string;
}

/** How the console can call an operation: with the token of the user, without one, or not at all. */
export type Access = 'token' | 'open' | 'other';

/** An operation of one of the HTTP APIs. */
export interface Operation {
  /** Such as `account.applications.list`. */
  readonly id: string;
  /** App and topic, such as `account: applications`. */
  readonly tag: string;
  /** In upper case. */
  readonly method: string;
  /** With `{name}` for each parameter of the path. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly parameters: readonly Parameter[];
  /** By media type, the usual one first; empty for operations without a body. */
  readonly bodies: readonly RequestBody[];
  readonly responses: readonly DocumentedResponse[];
  /** Schema of a successful JSON response. */
  readonly result: Schema | undefined;
}

/** All operations, in the order of the document. */
export const operationsOf = ({ paths }: ApiDocument): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      id: operation.operationId,
      tag: operation.tags[0] ?? '',
      method: verb.toUpperCase(),
      path,
      summary: operation.summary,
      description: operation.description ?? '',
      access: accessOf(operation.security),
      parameters: operation.parameters ?? [],
      bodies: bodiesOf(operation.requestBody),
      responses: Object.entries(operation.responses).map(([status, { description }]) => ({
        status,
        description,
      })),
      result: resultOf(operation.responses),
    })),
  );

/** Pages for browsers take the cookie of a session, which the console does not send. */
function accessOf(security: DocumentedOperation['security']): Access {
  const schemes = security.flatMap((alternative) => Object.keys(alternative));
  if (schemes.some((name) => name.endsWith('.token'))) return 'token';
  const isOpen = security.some((alternative) => Object.keys(alternative).length === 0);
  return isOpen && !schemes.some((name) => name.endsWith('.session')) ? 'open' : 'other';
}

const bodiesOf = (body: DocumentedOperation['requestBody']): readonly RequestBody[] =>
  Object.entries(body?.content ?? {}).map(([type, { schema }]) => ({
    type,
    required: body?.required === true,
    schema,
  }));

function resultOf(responses: DocumentedOperation['responses']): Schema | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return success?.[1].content?.['application/json']?.schema;
}
