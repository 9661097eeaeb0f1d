import type { DeclaredRoute } from './declared-route.js';

/** The parts of a JSON schema that say which members an object may have. */
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
/** An OpenAPI document, as an app serves it. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/**
 * The members that the body of a route may have, from the OpenAPI document of its app, which is made from the schemas that
 * parse the bodies. Routes that read no body have none; throws for a route that the document does not have.
 */
export function bodyMembers(document: OpenApiDocument, { method, path }: DeclaredRoute): readonly string[] {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not in the document`);
  const forms = Object.values(operation.requestBody?.content ?? {});
  return [...new Set(forms.flatMap(({ schema }) => membersOf(document, schema)))];
}

function membersOf(document: OpenApiDocument, schema: Schema): readonly string[] {
  const named = document.components?.schemas?.[schema.$ref?.split('/').at(-1) ?? ''];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inside = [...(named ? [named] : []), ...parts].flatMap((part) => membersOf(document, part));
  return [...Object.keys(schema.properties ?? {}), ...inside];
}
