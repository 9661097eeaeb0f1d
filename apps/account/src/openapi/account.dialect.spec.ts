import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Type } from '@nestjs/common';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentOf, type JsonSchema, undeclaredRoutes } from '@fieldpost/openapi';
import { controllersIn } from '@fieldpost/testing';
import { Validator } from '@seriousme/openapi-schema-validator';
import { accountDialect } from './account.dialect.js';

const sources = dirname(dirname(fileURLToPath(import.meta.url)));

interface Operation {
  readonly description?: string;
  readonly security: readonly JsonSchema[];
  readonly responses: Readonly<Record<string, { readonly headers?: JsonSchema }>>;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: { readonly content: JsonSchema };
}

describe('The document of the account API', () => {
  let controllers: readonly Type[];
  let document: JsonSchema;
  const at = (path: string, verb: string) =>
    (document['paths'] as Record<string, Record<string, Operation>>)[path]?.[verb];

  beforeAll(async () => {
    controllers = await controllersIn(sources);
    document = documentOf(accountDialect, controllers);
  });

  it('has every route, each with its answers', () => expect(undeclaredRoutes(controllers)).toEqual([]));

  it('is a valid document of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('refers to nothing that it does not have', () => {
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
    const { schemas } = document['components'] as { readonly schemas: JsonSchema };
    const missing = references.filter((one) => !(one.replace('#/components/schemas/', '') in schemas));
    expect(references.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('says which right a route needs, and with which credentials', () => {
    const remove = at('/api/v2/applications/{appId}', 'delete');
    expect(remove?.description).toContain('the right `delete` on the application');
    expect(remove?.security).toEqual([{ token: [] }, { key: [] }]);
    expect(at('/api/v2/users', 'post')?.security).toEqual([{}]);
  });

  it('tells both fullnesses of a write, and how to choose', () => {
    const change = at('/api/v2/applications/{appId}', 'patch');
    expect(Object.keys(change?.responses ?? {})).toEqual([
      '200',
      '204',
      '400',
      '401',
      '403',
      '404',
      '413',
      '503',
    ]);
    expect(change?.responses['204']?.headers).toHaveProperty('Preference-Applied');
    expect(change?.parameters?.map(({ name }) => name)).toEqual(['appId', 'Prefer']);
  });

  it('describes bodies by the schemas that parse them', () => {
    const create = at('/api/v2/applications', 'post');
    expect(create?.requestBody?.content).toMatchObject({
      'application/json': {
        schema: {
          required: ['id', 'name'],
          properties: { id: { type: 'string' }, name: { maxLength: 200 } },
        },
      },
    });
  });

  it('mentions aliases in words alone', () => expect(at('/applications', 'get')).toBeUndefined());
});
