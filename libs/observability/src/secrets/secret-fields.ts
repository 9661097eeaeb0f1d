/** Fields that hold a secret anywhere in a logged object (docs/decisions/0043-logs-without-secrets.md). */
export const secretFields: ReadonlySet<string> = new Set([
  'authorization',
  'key',
  'password',
  'old_password',
  'client_secret',
  'token',
  'access_token',
  'refresh_token',
  'app_key',
  'app_s_key',
  'nwk_s_key',
  'cookie',
  'access_key',
  'code_verifier',
  'id_token',
  'internal_secret',
  'new_password',
  'private_key',
  'sealing_key',
  // Of a statement that failed in the database: digests, hashes and addresses.
  'parameters',
  'detail',
]);

export const censor = '[redacted]';

/** How deep a logged object is looked into. */
export const deepest = 3;

type Fields = Record<string, unknown>;

/**
 * A logged object with its secrets replaced: the object itself when it has none, which is nearly always, else a copy of the path to
 * them. Objects with `toJSON` are left unchanged, and so is `err`, which has its own serializer.
 */
export function withoutSecretFields(logged: Fields, depth = deepest): Fields {
  let copy: Fields | undefined;
  for (const name of Object.keys(logged)) {
    const value = logged[name];
    const shown = secretFields.has(name) && value !== undefined ? censor : within(name, value, depth);
    if (shown !== value) (copy ??= { ...logged })[name] = shown;
  }
  return copy ?? logged;
}

/** A logged value without its secrets; strings stay unchanged. */
export function within(name: string, value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth <= 1 || name === 'err' || 'toJSON' in value)
    return value;
  if (!Array.isArray(value)) return withoutSecretFields(value as Fields, depth - 1);
  const shown = value.map((item: unknown) => within('', item, depth - 1));
  return shown.some((item, index) => item !== value[index]) ? shown : value;
}
