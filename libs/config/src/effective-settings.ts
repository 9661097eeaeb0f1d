import type { z } from 'zod';
import { describeSettings, type DescribedSetting, type Environment, readSettings } from './read-settings.js';

/** Where the value of a setting comes from. */
const sourceOf = ({ name, isRequired, fallback }: DescribedSetting, given: Environment): string => {
  if (given[name] !== undefined && given[name] !== '') return 'environment';
  if (fallback !== undefined) return 'default';
  return isRequired ? 'missing' : 'not set';
};

/** Only the password of a URL is secret; the rest is shown. */
const withoutPassword = (text: string): string =>
  text.replace(/(:\/\/[^\s/:@]*):[^\s/@]*@/g, '$1:***@').replace(/([?&]password=)[^&\s]*/g, '$1***');

function valueOf({ name, secret, fallback = '' }: DescribedSetting, given: Environment): string {
  const value = given[name];
  if (value === undefined || value === '') return fallback;
  return secret ? '***' : JSON.stringify(withoutPassword(value)).slice(1, -1);
}

/**
 * The settings with which an app would start, one a line as in an environment file, each below its sentence and where it
 * comes from. Secrets are masked. Errors that would prevent the start follow at the end.
 */
export function effectiveSettings(schema: z.ZodObject, env: Environment): string {
  const lines = describeSettings(schema).flatMap((setting) => {
    const source = sourceOf(setting, env);
    const line = `${setting.name}=${valueOf(setting, env)}`;
    const isHeld = source === 'environment' || source === 'default';
    return [`# ${setting.description} (${source})`, isHeld ? line : `# ${line}`, ''];
  });
  return [...lines, `# ${problemOf(schema, env)}`, ''].join('\n');
}

function problemOf(schema: z.ZodObject, env: Environment): string {
  try {
    readSettings(schema, env);
    return 'The app can start with these settings.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
