import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Environment variable that names the file in which the processes of a run share the secrets that they use. */
const usedSecretsFile = 'FIELDPOST_USED_SECRETS_FILE';

/** Fields with secret values, in requests, responses, forms and messages. */
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
/** Secret settings of an app; of those with a URL, the password in it. */
const secretSettings = /(?:_SECRET|_SEALING_KEY|_PASSWORD)$/;
/** A shorter one would be found where it is none. */
const shortest = 8;
/** No secrets: the OAuth client of the demo is named so, too, and nobody is let have the other one. */
const wellKnown = new Set(['fieldpost-demo', 'password']);

/** Lets the processes of a run share their secrets in this file, unless they share one already. */
export function shareSecretsIn(file: string): void {
  process.env[usedSecretsFile] ||= file;
}

/** Ends the sharing when the file is below a folder that goes. */
export function stopSharingIn(folder: string): void {
  if (process.env[usedSecretsFile]?.startsWith(folder)) process.env[usedSecretsFile] = '';
}

/** What this process has used. */
const used = new Set<string>();

/** Keeps the secrets of a request or an answer, however deep they stand, for whoever looks for them in the logs. */
export function noteSecrets(value: unknown): void {
  const found = secretsOf(value).filter((secret) => !used.has(secret));
  for (const secret of found) used.add(secret);
  const file = process.env[usedSecretsFile];
  const lines = [...new Set(found)].map((secret) => `${JSON.stringify(secret)}\n`);
  if (file && lines.length > 0) appendFileSync(file, lines.join(''));
}

/** Every secret that was noted, here or in a process that shares the file. */
export function notedSecrets(): readonly string[] {
  const file = process.env[usedSecretsFile] ?? '';
  const shared = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  return [...new Set([...used, ...shared.map((line) => JSON.parse(line) as string)])];
}

function secretsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    secretNames.has(name.toLowerCase()) ? formsOf(part) : secretsOf(part),
  );
}

/** Keeps the secrets among the settings of an app. */
export function noteSettings(settings: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = ''] of Object.entries(settings)) {
    if (secretSettings.test(name)) noteSecrets({ secret: value });
    const password = URL.canParse(value) ? new URL(value).password : '';
    if (password !== '') noteSecrets({ password: decodeURIComponent(password) });
  }
}

/** A secret as it may be written; keys of devices are bytes, and one name may stand for several. */
function formsOf(secret: unknown): readonly string[] {
  if (typeof secret === 'string') return formsOfText(secret);
  if (Buffer.isBuffer(secret)) {
    const hex = secret.toString('hex');
    return isBlank(secret) ? [] : [hex, hex.toUpperCase(), secret.toString('base64')];
  }
  return typeof secret === 'object' && secret !== null ? Object.values(secret).flatMap(formsOf) : [];
}

function formsOfText(secret: string): readonly string[] {
  const [, credentials = secret] = /^(?:Bearer|Basic|Key) (.+)$/.exec(secret) ?? [];
  const isPublic = credentials.startsWith('-----BEGIN PUBLIC') || wellKnown.has(credentials);
  return credentials.length < shortest || isPublic ? [] : [credentials];
}

const isBlank = (bytes: Buffer): boolean => bytes.length === 0 || bytes.every((byte) => byte === 0);
