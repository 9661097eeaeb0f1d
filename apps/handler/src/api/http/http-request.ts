import type { Metadata } from '@grpc/grpc-js';
import { fromHttpApiJson, HttpApiJsonError, type MessageName, toHttpApiJson } from '@fieldpost/contracts';
import { notValid } from '@fieldpost/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ParseWith, type Schema } from '@fieldpost/transport';
import { setCallerAddress } from '../../access/caller-address.js';
import { type MetadataSource, requestMetadata } from './request-metadata.js';
import { parseJson } from '../../shared/json.js';
import { withPayload } from './payload-names.js';

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  const value = parseJson(text);
  if (value === undefined) throw notValid({ argument: 'Body', reason: 'should be JSON' });
  return value;
}

/** Parses a request body (text, whatever its content type) with the schema. */
export function readJson<T>(body: unknown, schema: Schema<T>): Promise<T> {
  return new ParseWith(schema).transform(parsed(body));
}

/** A member of a query that says yes or no. */
export const flag = z.enum(['true', 'false']).optional();

/** Whether devices are shown with their keys, as v2 always does. */
export const keysFlag = flag.meta({ description: '`false` leaves the keys out.' });

/** Reads what a query has beyond v2; the error names the member that is wrong. */
export function readQuery<T>(schema: z.ZodType<T>, query: unknown): T {
  const { success, data, error } = schema.safeParse(query);
  if (success) return data;
  const [issue] = error.issues;
  throw notValid({ argument: issue?.path.join('.') || 'Query', reason: issue?.message ?? 'has wrong form' });
}

/** A request of the HTTP API; its body is text, or nothing. */
export type HttpRequest = FastifyRequest & MetadataSource;

type Message<N extends MessageName> = ReturnType<typeof fromHttpApiJson<N>>;
type Response<N extends MessageName> = Parameters<typeof toHttpApiJson<N>>[1];

/**
 * The message that a request carries in its body and its path; the path wins
 * (docs/protocol/http-json.md#headers-and-metadata).
 */
function messageOf<N extends MessageName>(
  name: N,
  { body, params }: Pick<HttpRequest, 'body' | 'params'>,
  below = '',
): Message<N> {
  const parts = Object.entries(params as Record<string, string>);
  const pathParams = Object.fromEntries(parts.map(([part, value]) => [`${below}${part}`, value]));
  try {
    return fromHttpApiJson(name, body, { pathParams });
  } catch (error) {
    if (!(error instanceof HttpApiJsonError)) throw error;
    throw notValid({ argument: error.field, reason: error.reason }, { cause: error });
  }
}

/** The credentials of a request, as metadata like those of gRPC calls. */
export function callMetadata(request: HttpRequest): Metadata {
  const metadata = requestMetadata(request);
  setCallerAddress(metadata, request.ip);
  return metadata;
}

/** A method of the gRPC API in JSON: the names of its messages, and the call itself. */
export interface Method<I extends MessageName, O extends MessageName> {
  /** Names of the request and the response. */
  readonly messages: readonly [I, O];
  /** Prefix of the names of the path's parameters in the message, where those are fields of a nested message. */
  readonly below?: `${string}.`;
  /** Whether the message has a payload, which JSON names by its notation. */
  readonly hasPayload?: true;
  readonly call: (message: Message<I>, metadata: Metadata) => Promise<Response<O>>;
}

/** Serves a request with a method of the gRPC API. */
export async function serve<I extends MessageName, O extends MessageName>(
  request: HttpRequest,
  reply: FastifyReply,
  { messages: [name, response], below, hasPayload, call }: Method<I, O>,
): Promise<void> {
  const metadata = callMetadata(request);
  const body = hasPayload ? withPayload(request.body) : request.body;
  const result = await call(messageOf(name, { body, params: request.params }, below), metadata);
  const json = toHttpApiJson(response, result);
  await reply
    .status(200)
    .header('Grpc-Metadata-Content-Type', 'application/grpc')
    .type('application/json')
    .send(json);
}
