interface Operation {
  readonly description?: string;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content?: object }>>;
  readonly parameters?: readonly { readonly name?: unknown }[];
  readonly requestBody?: { readonly content: object };
}

const schemas = '#/components/schemas/';

/** A generated OpenAPI document, with queries for tests. */
export class ApiDocument {
  readonly written: Readonly<Record<string, unknown>>;
  /** The names of the schemas that it refers to. */
  readonly references: readonly string[];

  constructor(document: object) {
    const text = JSON.stringify(document);
    this.written = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const found = text.match(/#\/components\/schemas\/[\w.]+/g) ?? [];
    this.references = found.map((reference) => reference.replace(schemas, ''));
  }

  /** What makes it no valid document of OpenAPI 3.1, and references that lead nowhere. */
  async problems(): Promise<readonly unknown[]> {
    // Loaded by the few tests that validate a document.
    const { Validator } = await import('@seriousme/openapi-schema-validator');
    const { valid, errors } = await new Validator().validate(this.written);
    return [...(valid ? [] : [errors]), ...this.missing];
  }

  /** The schemas that it refers to and does not have. */
  private get missing(): readonly string[] {
    const { schemas: known } = this.written['components'] as { readonly schemas: object };
    return this.references.filter((name) => !(name in known));
  }

  operation(path: string, verb: string): Operation | undefined {
    const paths = this.written['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    return paths[path]?.[verb];
  }
}
