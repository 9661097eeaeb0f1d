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
/** Shorter values would match text that is no secret. */
const shortest = 8;
/** Values that are no secrets: one is also the id of the demo's OAuth client, the other is rejected as a credential. */
const wellKnown = new Set(['fieldpost-demo', 'password']);

/** Lets the processes of a run share their secrets in this file, unless they share one already. */
export function shareSecretsIn(file: string): void {
  process.env[usedSecretsFile] ||= file;
}

/** Ends the sharing when the file is below a folder that is deleted. */
export function stopSharingIn(folder: string): void {
  if (process.env[usedSecretsFile]?.startsWith(folder)) process.env[usedSecretsFile] = '';
}

/** Secrets that this process has used. */
const used = new Set<string>();

/** Records the secrets in a request or a response, at any depth, for the search in logs. */
export function noteSecrets(value: unknown): void {
  const found = secretsOf(value).filter((secret) => !used.has(secret));
  for (const secret of found) used.add(secret);
  const file = process.env[usedSecretsFile];
  const lines = [...new Set(found)].map((secret) => `${JSON.stringify(secret)}\n`);
  if (file && lines.length > 0) appendFileSync(file, lines.join(''));
}

/** Every secret that was recorded, here or in a process that shares the file. */
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

/** Records the secrets among the settings of an app. */
export function noteSettings(settings: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = ''] of Object.entries(settings)) {
    if (secretSettings.test(name)) noteSecrets({ secret: value });
    const password = URL.canParse(value) ? new URL(value).password : '';
    if (password !== '') noteSecrets({ password: decodeURIComponent(password) });
  }
}

/** The forms in which a secret may be logged; keys of devices are bytes, and a field may have several secrets. */
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
