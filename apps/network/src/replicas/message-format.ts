import type { AppError, Kind } from '@fieldpost/errors';
import { z } from 'zod';

/** A request to all other replicas. */
export interface RequestToAll<T> {
  readonly data: unknown;
  /** Of a reply. */
  readonly form: z.ZodType<T>;
  readonly timeoutMs: number;
}

/** What the other replicas replied, with their ids. */
export interface RepliesOfAll<T> {
  readonly replies: readonly (readonly [replica: string, reply: T])[];
  /** Those without a reply of this form in time. */
  readonly missing: readonly string[];
}

/** What one replica sends to another, or to all. */
export interface ReplicaMessage {
  readonly from: string;
  readonly kind: string;
  /** Of a request, and of the reply to it; undefined for a notification. */
  readonly requestId?: number;
  readonly data?: unknown;
  /** In a reply: why there is no data. */
  readonly error?: ReplicaError | undefined;
}

/** An error for the client of the other replica. */
export interface ReplicaError extends Pick<AppError, 'code' | 'kind' | 'message'> {
  readonly retryAfter?: number | undefined;
}

const schema = z.object({
  from: z.string().min(1),
  kind: z.string(),
  requestId: z.number().optional(),
  data: z.unknown().optional(),
  error: z
    .object({
      ...{ code: z.string(), kind: z.custom<Kind>(), message: z.string() },
      retryAfter: z.number().optional(),
    })
    .optional(),
});

/** Data that has to be an object: its members are those of a message of gRPC, all of which are optional. */
export const grpcMessage = <Message>(): z.ZodType<Message> =>
  z.custom<Message>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

/** A Buffer in JSON. */
interface Bytes {
  readonly base64: string;
}

const isOwnForm = (value: unknown): value is { type: 'Buffer'; data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';

const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'base64';

/** JSON in which a Buffer is `{"base64": …}`. */
export const writeReplicaMessage = (message: ReplicaMessage): string =>
  JSON.stringify(message, (_key, value: unknown) =>
    isOwnForm(value) ? { base64: Buffer.from(value.data).toString('base64') } : value,
  );

/** The message of a text of another replica; throws for what is none. */
export function readReplicaMessage(text: string): ReplicaMessage {
  const parsed: unknown = JSON.parse(text, (_key, value: unknown) =>
    isBytes(value) ? Buffer.from(value.base64, 'base64') : value,
  );
  const { requestId, ...message } = schema.parse(parsed);
  return { ...message, ...(requestId !== undefined && { requestId }) };
}
