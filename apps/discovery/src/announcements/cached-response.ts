import { listTooLong, maxListBytes } from './announcements.errors.js';

/**
 * Encodes an object of the register once and keeps the result as long as the object: the register replaces its objects
 * when they change and never alters them.
 */
export function cachedResponse<Shown extends object, Response>(
  encode: (shown: Shown) => Response,
): (shown: Shown) => Response {
  const cache = new WeakMap<Shown, Response>();
  return (shown) => {
    const cached = cache.get(shown);
    if (cached !== undefined) return cached;
    const response = encode(shown);
    cache.set(shown, response);
    return response;
  };
}

/** The parts of an encoded list, some for each object; throws when they are longer than a list may be. */
export function partsOfList<Shown>(
  shown: readonly Shown[],
  partsOf: (each: Shown) => readonly Buffer[],
): readonly Buffer[] {
  const parts: Buffer[] = [];
  let length = 0;
  for (const each of shown) {
    for (const part of partsOf(each)) {
      length += part.length;
      parts.push(part);
    }
    if (length > maxListBytes) throw listTooLong({ most: maxListBytes });
  }
  return parts;
}
