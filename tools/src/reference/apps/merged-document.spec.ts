import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { JsonSchema } from '@fieldpost/openapi';
import { ApiDocument } from '@fieldpost/testing';
import { mergedDocument } from './merged-document.js';

const folder = join(import.meta.dirname, '../../../../docs/reference/openapi');
const documents = ['account', 'discovery', 'handler', 'network', 'oauth'].map((app) => ({
  app,
  openApi: JSON.parse(readFileSync(join(folder, `${app}.json`), 'utf8')) as JsonSchema,
}));
const merged = mergedDocument(documents) as { readonly paths: object };

describe('The document of all apps', () => {
  it('is a valid document of OpenAPI 3.1, with schemas under the names of their apps', async () => {
    const document = new ApiDocument(merged);
    expect(document.references).toContain('handler.lorawan.Device');
    expect(await document.problems()).toEqual([]);
  });

  it('has every path of every app', () => {
    const paths = documents.flatMap(({ openApi }) => Object.keys(openApi['paths'] as object));
    expect(Object.keys(merged.paths).sort()).toEqual(paths.sort());
  });
});
