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

/** Reads a body of the gateway, which is text whatever its content type says, as the schema wants it. */
export function readJson<T>(body: unknown, schema: Schema<T>): Promise<T> {
  return new ParseWith(schema).transform(parsed(body));
}
