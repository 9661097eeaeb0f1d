export type AttributeValue = string | number | boolean;
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Parsed attributes, and the first invalid line. */
export interface ReadAttributes {
  readonly attributes: Attributes;
  readonly wrong?: string;
}

const attributeName = /^[A-Za-z][\w.-]{0,63}$/;

/** Name and value of a line; undefined if invalid. */
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

/** Unchanged values keep their type; new ones become numbers or booleans when they look like one. */
function valueIn(text: string, before: AttributeValue | undefined): AttributeValue {
  if (before !== undefined && String(before) === text) return before;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Parses such lines; empty ones are ignored. */
export function readAttributes(text: string, before: Attributes): ReadAttributes {
  const lines = text.split('\n').filter((each) => each.trim() !== '');
  const wrong = lines.find((each) => !partsOf(each));
  const read = lines.flatMap((each) => {
    const parts = partsOf(each);
    return parts ? [[parts.name, valueIn(parts.value, before[parts.name])] as const] : [];
  });
  return { attributes: Object.fromEntries(read), ...(wrong !== undefined && { wrong: wrong.trim() }) };
}
