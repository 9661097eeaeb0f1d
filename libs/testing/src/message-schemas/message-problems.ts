import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { schemaProblems, validatorOfSchema } from './schema-problems.js';

const folder = fileURLToPath(new URL('../../../../docs/reference/schemas', import.meta.url));

/** Objects whose members are listed have no others: what the handler sends is documented whole. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, closed(item)]));
  return 'properties' in value ? { additionalProperties: false, ...members } : members;
}

const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const schema = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as unknown;
  const made = validatorOfSchema(closed(schema) as object);
  validators.set(name, made);
  return made;
}

const problemsWith = (name: string, value: unknown): readonly string[] =>
  schemaProblems(validatorOf(name), value);

/** Names of the published schemas. */
export const schemaNames = (): readonly string[] =>
  readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

/** The schema of the messages on a topic, such as `events-down-sent`. */
export function schemaOfTopic(topic: string): string {
  const [kind = '', ...rest] = topic.split('/').slice(3);
  if (kind === 'up' && rest.length > 0) return 'up-field';
  // The specification's names of two events (docs/protocol/mqtt.md#event-names).
  return [kind, ...rest].join('-').replace('events-downlink-', 'events-down-');
}

/** In what a message differs from the schema in docs/reference/schemas that is published for its topic. */
export const messageProblems = (topic: string, message: unknown): readonly string[] =>
  problemsWith(schemaOfTopic(topic), message).map((problem) => `${topic}: ${problem}`);

/** A request as a webhook received it. */
export interface ReceivedWebhook {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** In what a webhook differs from its published schemas. */
export function webhookProblems({ headers, body }: ReceivedWebhook): readonly string[] {
  const isUplink = schemaOfTopic(String(headers['x-fieldpost-topic'])) === 'up';
  return [
    ...problemsWith('webhook-headers', headers),
    ...problemsWith(isUplink ? 'webhook-up' : 'webhook-event', JSON.parse(body)),
  ];
}
