import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Type } from '@nestjs/common';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentOf, undeclaredRoutes } from '@fieldpost/openapi';
import { ApiDocument, controllersIn } from '@fieldpost/testing';
import { discoveryDialect } from './discovery.dialect.js';

const sources = dirname(dirname(fileURLToPath(import.meta.url)));

describe('The document of discovery', () => {
  let controllers: readonly Type[];
  let document: ApiDocument;

  beforeAll(async () => {
    controllers = await controllersIn(sources);
    document = new ApiDocument(documentOf(discoveryDialect, controllers));
  });

  it('has every route, each with its responses', () => expect(undeclaredRoutes(controllers)).toEqual([]));

  it('is a valid document of OpenAPI 3.1 without unresolved references', async () => {
    expect(document.references.length).toBeGreaterThan(5);
    expect(await document.problems()).toEqual([]);
  });

  it('describes the answer by the contract', () =>
    expect(JSON.parse(JSON.stringify(document.written)).components.schemas).toHaveProperty([
      'discovery.Announcement',
      'properties',
      'api_address',
    ]));
});
