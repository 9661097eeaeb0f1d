import type { Type } from '@nestjs/common';
import { type Dialect, documentOf, type JsonSchema, undeclaredRoutes } from '@fieldpost/openapi';
import type { Exports } from './built-files.js';

const isController = (value: unknown): value is Type =>
  typeof value === 'function' && Reflect.hasMetadata('path', value);

/** The document of an app that has a dialect, as the app serves it; undefined for one that has none. */
export function openApiOf(dialects: readonly Exports[], modules: readonly Exports[]): JsonSchema | undefined {
  const [dialect] = dialects.flatMap((exports) => Object.values(exports)) as readonly Dialect[];
  if (dialect === undefined) return undefined;
  const controllers = modules.flatMap((exports) => Object.values(exports)).filter(isController);
  const [undeclared] = undeclaredRoutes(controllers);
  if (undeclared !== undefined) throw new Error(`${undeclared} does not declare its responses`);
  return JSON.parse(JSON.stringify(documentOf(dialect, controllers))) as JsonSchema;
}
