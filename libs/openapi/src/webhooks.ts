import type { WebhookDoc } from './dialect.js';
import { parametersOfObject } from './inputs.js';
import { type JsonSchema, type SchemaParts, toJsonSchema } from './json-schema.js';

type Webhooks = Readonly<Record<string, WebhookDoc>>;

/** Webhooks in OpenAPI 3.1, and the named schemas in them. */
export function webhooksOf(webhooks: Webhooks): SchemaParts {
  const written = Object.entries(webhooks).map(([name, doc]) => ({ name, ...webhookOf(doc) }));
  return {
    schema: Object.fromEntries(written.map(({ name, post }) => [name, { post }])),
    named: Object.assign({}, ...written.map(({ named }) => named)) as SchemaParts['named'],
  };
}

function webhookOf({ summary, description, body, headers }: WebhookDoc) {
  const { schema, named } = toJsonSchema(body, 'input');
  const post: JsonSchema = {
    summary,
    description,
    parameters: parametersOfObject('header', toJsonSchema(headers, 'input').schema),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'The message was received.' },
      default: { description: 'The message is sent again.' },
    },
  };
  return { post, named };
}
