import { AppId, DevId } from '@fieldpost/domain';
import { z } from 'zod';
import { type MessageKind, messageKinds } from '../events/message-subscribers.js';
import type { SharedMessage } from './message-bus.js';

const envelope = z.object({
  replica: z.string(),
  messages: z.array(
    z.object({
      app_id: z.string(),
      dev_id: z.string(),
      kind: z.string(),
      source: z.enum(['handler', 'client']),
      json: z.string(),
      whole: z.array(z.string()).optional(),
      decoding_error: z.string().optional(),
      traceparent: z.string().optional(),
    }),
  ),
});

/** Messages that travel together, and the replica that sent them. */
export interface Envelope {
  readonly replica: string;
  readonly messages: readonly SharedMessage[];
}

/** One message as it is written in an envelope. */
export const writeMessage = ({ appId, devId, decodingError, ...rest }: SharedMessage): string =>
  JSON.stringify({ app_id: appId, dev_id: devId, ...rest, decoding_error: decodingError });

/** An envelope around messages that were written before. */
export const writeEnvelope = (replica: string, written: readonly string[]): string =>
  `{"replica":${JSON.stringify(replica)},"messages":[${written.join(',')}]}`;

/** Fails when the text is none of ours. A later version may have kinds of messages that are not known here. */
export function readEnvelope(text: string): Envelope {
  const { replica, messages } = envelope.parse(JSON.parse(text));
  return {
    replica,
    messages: messages.flatMap(({ app_id, dev_id, kind, decoding_error: decodingError, ...rest }) =>
      isKnown(kind) ? [{ appId: AppId(app_id), devId: DevId(dev_id), kind, decodingError, ...rest }] : [],
    ),
  };
}

const isKnown = (kind: string): kind is MessageKind => messageKinds.some((known) => known === kind);
