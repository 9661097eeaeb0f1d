import { defineError } from '@fieldpost/errors';
import { z } from 'zod';

const settingsNotValid = defineError(
  'settings_not_valid',
  'invalid_argument',
  'Settings not valid: {problems}',
);

/** Metadata of a setting beside its description; `samples` are values that are rejected in production. */
export interface SettingNotes {
  readonly description?: string;
  readonly secret?: boolean;
  readonly samples?: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

interface Described {
  meta(): SettingNotes | undefined;
}

const notesOf = (field: unknown): SettingNotes => (field as Described).meta() ?? {};

/** Secrets that still have their sample value, in an environment that is not for development. */
function samplesInProduction(shape: Record<string, unknown>, env: Environment): string[] {
  if (env['FIELDPOST_MODE'] === 'development') return [];
  const isSample = ([name, field]: [string, unknown]) =>
    notesOf(field).samples?.includes(env[name] ?? '') === true;
  return Object.entries(shape)
    .filter(isSample)
    .map(([name]) => `${name} still has its sample value`);
}

/**
 * Reads an app's settings from the environment, once, in `main.ts`. All problems come in one error that names each
 * setting; no value is ever printed, since it may be a secret.
 */
export function readSettings<S extends z.ZodObject>(schema: S, env: Environment): Readonly<z.infer<S>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...samplesInProduction(schema.shape, given));
  if (problems.length > 0 || !result.success) throw settingsNotValid({ problems: problems.join('; ') });
  return Object.freeze(result.data);
}

/** One setting as a person writes it into the environment. */
export interface DescribedSetting {
  readonly name: string;
  readonly description: string;
  readonly secret: boolean;
  /** Whether the app rejects to start without it. */
  readonly isRequired: boolean;
  /** The value that holds when nothing is set. */
  readonly fallback: string | undefined;
  /** The allowed values; empty when the setting is not an enumeration. */
  readonly choices: readonly string[];
  /** A sample value, for development only. */
  readonly sample: string | undefined;
}

/** Every setting of a schema with its sentence and default, for the reference page and the example environment. */
export function describeSettings(schema: z.ZodObject): readonly DescribedSetting[] {
  // The input form: parsed values cannot be written into an environment.
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description = '', secret = false, samples = [] } = notesOf(field);
    const { default: fallback, enum: choices = [] } = properties[name] as Written;
    return {
      name,
      description,
      secret,
      isRequired: required.includes(name),
      fallback: fallback === undefined ? undefined : String(fallback),
      choices: choices.map(String),
      sample: samples[0],
    };
  });
}

interface Written {
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
}
