import type { Limit, LimitGroup, LimitValue } from './limit.js';

/** Facts about the code with which limits are resolved. */
export interface LimitFacts {
  /** Default of each setting, by name. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Errors by code, with HTTP status and message. */
  readonly errors: ReadonlyMap<string, { readonly status: number; readonly message: string }>;
  /** Codes of the errors whose kind is that of limits. */
  readonly limitErrors: readonly string[];
  /** The text of a file of the repository. */
  readonly read: (file: string) => string;
}

/** A limit as the page shows it. */
export interface ResolvedLimit {
  readonly of: string;
  readonly value: string;
  readonly from: { readonly setting: string } | { readonly file: string };
  readonly beyond: string;
}

/** The limits of a group with the numbers of the code; throws when the code has no such setting, constant or error. */
export const resolveLimits = (group: LimitGroup, facts: LimitFacts): readonly ResolvedLimit[] =>
  group.limits.map((limit) => ({
    of: limit.of,
    value: valueOf(limit.value, facts),
    from: 'setting' in limit.value ? { setting: limit.value.setting } : { file: limit.value.file },
    beyond: beyondOf(limit, facts),
  }));

/** Throws when no limit names a setting with the name of a limit, or an error about limits. */
export function requireListed(groups: readonly LimitGroup[], facts: LimitFacts): void {
  const limits = groups.flatMap((group) => group.limits);
  const listed = new Set(
    limits.flatMap(({ value, beyond }) => [
      ...('setting' in value ? [value.setting] : []),
      ...(beyond.error === undefined ? [] : [beyond.error]),
    ]),
  );
  const settings = [...facts.defaults.keys()].filter((name) => namesLimit.test(name));
  const unlisted = [...settings, ...facts.limitErrors].filter((name) => !listed.has(name));
  if (unlisted.length > 0)
    throw new Error(`add to tools/src/reference/limits what is limited by ${unlisted.join(', ')}`);
}

const namesLimit = /_PER_|_MAX_|_LENGTH(?:_|$)/;

const grouped = (count: number): string => count.toLocaleString('en-US');

function valueOf(value: LimitValue, { defaults, read }: LimitFacts): string {
  if ('setting' in value) {
    const found = defaults.get(value.setting);
    if (found === undefined) throw new Error(`no app has the setting ${value.setting}`);
    return /^\d+$/.test(found) ? grouped(Number(found)) : found;
  }
  if ('constant' in value) return withUnit(numberOf(read(value.file), value), value.unit);
  for (const each of value.texts) {
    const [file, text] = typeof each === 'string' ? [value.file, each] : each;
    if (!read(file).includes(text)) throw new Error(`${file} has no "${text}"`);
  }
  return value.means;
}

/** The number that a file gives a constant, which may be a product such as `1024 * 1024`. */
function numberOf(
  text: string,
  { file, constant }: { readonly file: string; readonly constant: string },
): number {
  const declaration = `const ${constant} = `;
  const start = text.indexOf(declaration);
  const product = text.slice(start + declaration.length, text.indexOf(';', start));
  if (start < 0 || !/^[\d_ *]+$/.test(product)) throw new Error(`${file} has no number ${constant}`);
  return product
    .split('*')
    .map((factor) => Number(factor.replaceAll('_', '')))
    .reduce((all, factor) => all * factor, 1);
}

const withUnit = (count: number, unit: string | undefined): string =>
  unit === undefined ? grouped(count) : `${grouped(count)} ${unit}`;

function beyondOf({ beyond }: Limit, { errors }: LimitFacts): string {
  if (beyond.error === undefined) return beyond.effect;
  const found = errors.get(beyond.error);
  if (!found) throw new Error(`no app declares the error ${beyond.error}`);
  const { status, message } = found;
  return beyond.effect === undefined
    ? `${status} \`${message}\``
    : `${beyond.effect}; in the log \`${message}\``;
}
