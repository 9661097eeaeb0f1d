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
