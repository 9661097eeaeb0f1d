import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Type } from '@nestjs/common';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentOf, undeclaredRoutes } from '@fieldpost/openapi';
import { ApiDocument, controllersIn } from '@fieldpost/testing';
import { accountDialect } from './account.dialect.js';

const sources = dirname(dirname(fileURLToPath(import.meta.url)));

describe('The document of the account API', () => {
  let controllers: readonly Type[];
  let document: ApiDocument;
  const at = (path: string, verb: string) => document.operation(path, verb);

  beforeAll(async () => {
    controllers = await controllersIn(sources);
    document = new ApiDocument(documentOf(accountDialect, controllers));
  });

  it('has every route, each with its responses', () => expect(undeclaredRoutes(controllers)).toEqual([]));

  it('is a valid document of OpenAPI 3.1 without unresolved references', async () => {
    expect(document.references.length).toBeGreaterThan(10);
    expect(await document.problems()).toEqual([]);
  });

  it('lists the right and the credentials of each route', () => {
    const remove = at('/api/v2/applications/{appId}', 'delete');
    expect(remove?.description).toContain('the right `delete` on the application');
    expect(remove?.security).toEqual([{ token: [] }, { key: [] }]);
    expect(at('/api/v2/users', 'post')?.security).toEqual([{}]);
  });

  it('describes both response forms of a write, and how to choose one', () => {
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
