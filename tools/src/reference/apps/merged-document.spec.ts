import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { JsonSchema } from '@fieldpost/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { mergedDocument } from './merged-document.js';

const folder = join(import.meta.dirname, '../../../../docs/reference/openapi');
const documents = ['account', 'discovery', 'handler', 'oauth'].map((app) => ({
  app,
  openApi: JSON.parse(readFileSync(join(folder, `${app}.json`), 'utf8')) as JsonSchema,
}));
const merged = mergedDocument(documents) as {
  readonly paths: object;
  readonly components: { readonly schemas: object };
};

describe('The document of all apps', () => {
  it('is a valid document of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(merged)) as Record<string, unknown>,
    );
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('has every path of every app', () => {
    const paths = documents.flatMap(({ openApi }) => Object.keys(openApi['paths'] as object));
    expect(Object.keys(merged.paths).sort()).toEqual(paths.sort());
  });

  it('has every schema that it refers to, under the name of its app', () => {
    const references = JSON.stringify(merged).match(/#\/components\/schemas\/[\w.]+/g) ?? [];
    const names = references.map((reference) => reference.replace('#/components/schemas/', ''));
    expect(names.filter((name) => !Object.hasOwn(merged.components.schemas, name))).toEqual([]);
    expect(names).toContain('handler.lorawan.Device');
  });
});
