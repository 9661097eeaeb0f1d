import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Environment variable that names the file in which a run keeps the secrets that it uses; none are kept without it. */
export const usedSecretsFile = 'FIELDPOST_USED_SECRETS_FILE';

/** Fields whose values nobody but their owner may see, in requests, answers, forms and messages. */
const secretNames = new Set([
  ...['password', 'old_password', 'new_password', 'client_secret', 'secret', 'key', 'authorization', 'token'],
  ...[
    'access_token',
    'refresh_token',
    'id_token',
    'code',
    'code_verifier',
    'app_key',
    'app_s_key',
    'nwk_s_key',
  ],
]);
/** A shorter one would be found where it is none. */
const shortest = 8;
/** No secrets: the OAuth client of the demo is named so, too, and nobody is let have the other one. */
const wellKnown = new Set(['fieldpost-demo', 'password']);

/** Keeps the secrets of a request or an answer, however deep they stand, for the test that looks for them in the logs. */
export function noteSecrets(value: unknown): void {
  const file = process.env[usedSecretsFile];
  if (!file) return;
  const lines = [...new Set(secretsOf(value))].map((secret) => `${JSON.stringify(secret)}\n`);
  if (lines.length > 0) appendFileSync(file, lines.join(''));
}

/** Every secret that was noted in this file. */
export const notedSecrets = (file: string): readonly string[] =>
  existsSync(file)
    ? [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].map((line) => JSON.parse(line) as string)
    : [];

/** Which of the secrets stand in a text, as they are or as a URL has them. */
export const secretsIn = (text: string, secrets: readonly string[]): readonly string[] =>
  secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)));

function secretsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    secretNames.has(name.toLowerCase()) ? formsOf(part) : secretsOf(part),
  );
}

/** A secret as it may be written; keys of devices are bytes. */
function formsOf(secret: unknown): readonly string[] {
  if (Buffer.isBuffer(secret)) {
    const hex = secret.toString('hex');
    return isBlank(secret) ? [] : [hex, hex.toUpperCase(), secret.toString('base64')];
  }
  if (typeof secret !== 'string') return secretsOf(secret);
  const [, credentials = secret] = /^(?:Bearer|Basic|Key) (.+)$/.exec(secret) ?? [];
  const isPublic = credentials.startsWith('-----BEGIN PUBLIC') || wellKnown.has(credentials);
  return credentials.length < shortest || isPublic ? [] : [credentials];
}

const isBlank = (bytes: Buffer): boolean => bytes.length === 0 || bytes.every((byte) => byte === 0);
