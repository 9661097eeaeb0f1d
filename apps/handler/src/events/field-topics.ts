import { CompositeValue } from './composite-value.js';

/** A payload field and its path below the topic of its uplink. */
export interface FieldTopic {
  readonly path: string;
  readonly value: unknown;
}

/** How far fields are split: what is deeper is still part of the objects around it. */
export interface FieldBounds {
  readonly topics: number;
  readonly levels: number;
}

export const fieldBounds: FieldBounds = { topics: 1_000, levels: 8 };

/**
 * Characters that no part of a topic may have: wildcards, those that MQTT lets a receiver end the connection for (MQTT 3.1.1
 * sections 1.5.3 and 4.7.1), and `*` as in v2. v2 lets all but `*`, `+` and NUL pass; mosquitto ends the connection of the
 * handler for them, which carries the messages of every application.
 */
const forbidden = /[*+#]|\p{Cc}|\p{Noncharacter_Code_Point}/u;

/** Characters of the longest path: a topic has at most 65,535 bytes (MQTT 3.1.1 section 1.5.3), and no client needs such a long one. */
const longestPath = 1_000;
/** Levels of the deepest path, for a name may have slashes of its own: EMQX takes topics of 128 levels, mosquitto of 200. */
const mostLevels = 100;

const isLegal = (path: string): boolean =>
  path.length <= longestPath && path.split('/', mostLevels + 1).length <= mostLevels;

/**
 * Every field of an uplink with its topic: objects as a whole and then each member, lists only as a whole
 * (docs/protocol/mqtt.md#field-topics). Fields whose name is not valid in a topic, or makes it too long or too deep,
 * are left out with all that is in them.
 */
export function* fieldTopics(
  fields: Readonly<Record<string, unknown>>,
  { topics, levels }: FieldBounds = fieldBounds,
): Generator<FieldTopic> {
  let left = topics;
  for (const field of walk(fields, '', levels)) {
    if (left === 0) return;
    left -= 1;
    yield field;
  }
}

function* walk(members: object, prefix: string, levels: number): Generator<FieldTopic> {
  for (const [key, value] of Object.entries(members)) {
    if (value === undefined || forbidden.test(key)) continue;
    const path = prefix + key;
    if (!isLegal(path)) continue;
    yield { path, value };
    if (levels > 1 && isSplit(value)) yield* walk(value, `${path}/`, levels - 1);
  }
}

const isSplit = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof CompositeValue);
