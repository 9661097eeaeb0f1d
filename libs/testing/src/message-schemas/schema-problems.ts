import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

// Formats have a pattern beside them.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/** Compiles a JSON schema. */
export const validatorOfSchema = (schema: object): ValidateFunction => ajv.compile(schema);

/** In what a value differs from a schema, as lines of text. */
export function schemaProblems(validate: ValidateFunction, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
