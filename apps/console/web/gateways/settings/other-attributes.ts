export type AttributeValue = string | number | boolean;
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** What lines of text say, and the first one that says nothing. */
export interface ReadAttributes {
  readonly attributes: Attributes;
  readonly wrong?: string;
}

const attributeName = /^[A-Za-z][\w.-]{0,63}$/;

/** The name and the value of a line; undefined when it is none. */
function partsOf(text: string): { readonly name: string; readonly value: string } | undefined {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim();
  return attributeName.test(name) ? { name, value: text.slice(colon + 1).trim() } : undefined;
}

/** One line per attribute, `name: value`. */
export const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** What is written as before is of the kind that it was; anything new is a number or a truth where it looks like one. */
function valueIn(text: string, before: AttributeValue | undefined): AttributeValue {
  if (before !== undefined && String(before) === text) return before;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Reads such lines; empty ones do not count. */
export function readAttributes(text: string, before: Attributes): ReadAttributes {
  const lines = text.split('\n').filter((each) => each.trim() !== '');
  const wrong = lines.find((each) => !partsOf(each));
  const read = lines.flatMap((each) => {
    const parts = partsOf(each);
    return parts ? [[parts.name, valueIn(parts.value, before[parts.name])] as const] : [];
  });
  return { attributes: Object.fromEntries(read), ...(wrong !== undefined && { wrong: wrong.trim() }) };
}
