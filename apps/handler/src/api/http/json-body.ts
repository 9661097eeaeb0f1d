import { notValid } from '@fieldpost/errors';
import { ParseWith, type Schema } from '@fieldpost/transport';

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw notValid({ argument: 'Body', reason: 'should be JSON' }, { cause });
  }
}

/** Parses a request body (text, whatever its content type) with the schema. */
export function readJson<T>(body: unknown, schema: Schema<T>): Promise<T> {
  return new ParseWith(schema).transform(parsed(body));
}
