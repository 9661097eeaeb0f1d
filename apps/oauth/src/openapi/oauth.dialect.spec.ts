import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Type } from '@nestjs/common';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentOf, undeclaredRoutes } from '@fieldpost/openapi';
import { ApiDocument, controllersIn } from '@fieldpost/testing';
import { isOpenToOrigins } from '../cross-origin-paths.js';
import { oauthDialect } from './oauth.dialect.js';

const sources = dirname(dirname(fileURLToPath(import.meta.url)));

describe('The document of the token API', () => {
  let controllers: readonly Type[];
  let document: ApiDocument;
  const at = (path: string, verb: string) => document.operation(path, verb);

  beforeAll(async () => {
    controllers = await controllersIn(sources);
    document = new ApiDocument(documentOf(oauthDialect, controllers));
  });

  it('has every route, each with its responses', () => expect(undeclaredRoutes(controllers)).toEqual([]));

  it('is a valid document of OpenAPI 3.1 without unresolved references', async () => {
    expect(document.references.length).toBeGreaterThan(10);
    expect(await document.problems()).toEqual([]);
  });

  it('lists the credentials of each route', () => {
    expect(at('/users/restrict-token', 'post')?.security).toEqual([{ token: [] }]);
    expect(at('/users/introspect', 'post')?.security).toEqual([{ client: [] }, { token: [] }, {}]);
    expect(at('/users/token', 'post')?.description).toContain('The client authenticates');
  });

  it('describes the failures of each endpoint in its format', () => {
    const failureOf = (path: string, status: string) => at(path, 'post')?.responses[status]?.content;
    const reference = (name: string) => ({
      'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
    });
    expect(failureOf('/users/token', '400')).toEqual(reference('OAuthFailure'));
    expect(failureOf('/api/v2/applications/token', '401')).toEqual(reference('ExchangeFailure'));
    expect(failureOf('/users/restrict-token', '403')).toEqual(reference('RestrictionFailure'));
    expect(failureOf('/users/login', '401')).toEqual({ 'text/html': { schema: { type: 'string' } } });
  });

  it('has no 400 where every error of a key is a 401', () =>
    expect(Object.keys(at('/api/v2/applications/token', 'post')?.responses ?? {})).toEqual([
      '200',
      '401',
      '503',
    ]));

  it('has endpoints that pages of other origins may call, and no page is one of them', () => {
    const paths = Object.entries(document.written['paths'] as Readonly<Record<string, object>>);
    const programs = paths.filter(([, verbs]) =>
      Object.values(verbs).every(({ tags }: { tags: string[] }) => !tags.includes('pages')),
    );
    expect(programs.length).toBeGreaterThan(10);
    expect(paths.filter(([path]) => isOpenToOrigins(path))).toEqual(programs);
    expect(['/users/token/x', '/users', '/users/authorize', '/'].filter(isOpenToOrigins)).toEqual([]);
  });

  it('describes token requests as forms and as JSON', () =>
    expect(Object.keys(at('/users/token', 'post')?.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ]));
});
