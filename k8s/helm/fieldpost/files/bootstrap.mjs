// Runs in the image of account: makes the OAuth client of the console, and the tokens of components that are missing, end within
// RENEW_DAYS, or are signed with a key that oauth does not publish any more. They are written to Secrets, which exist, or to
// files SECRET.KEY in TOKENS_FOLDER. Arguments: the address of the website, then TYPE:ID:SECRET:KEY for each component.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const { KUBERNETES_API, KUBERNETES_NAMESPACE, KUBERNETES_TOKEN_FILE, RENEW_DAYS, TOKENS_FOLDER } =
  process.env;
const { ACCOUNT_AUTH_SERVERS, FIELDPOST_ISSUER } = process.env;
const [website, ...components] = process.argv.slice(1);

/** Runs the admin program of account, whose last line of output is an object. */
async function admin(...args) {
  const { stdout } = await run(process.execPath, ['dist/admin.js', ...args, '--json']).catch((error) => {
    throw new Error(`${args.slice(0, 2).join(' ')}: ${error.stderr?.trim() || error.message}`);
  });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

/** Reads a Secret, or changes it with a merge patch. */
async function secret(name, patch) {
  const authorization = `Bearer ${readFileSync(KUBERNETES_TOKEN_FILE, 'utf8').trim()}`;
  const url = `${KUBERNETES_API}/api/v1/namespaces/${KUBERNETES_NAMESPACE}/secrets/${name}`;
  const change = patch && {
    method: 'PATCH',
    body: JSON.stringify(patch),
    headers: { authorization, 'content-type': 'application/merge-patch+json' },
  };
  const response = await fetch(url, change ?? { headers: { authorization } });
  if (!response.ok) throw new Error(`Secret ${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Tokens in Secrets. */
const cluster = {
  async read(name, key) {
    const { data = {} } = await secret(name);
    return Buffer.from(data[key] ?? '', 'base64').toString();
  },
  write: (name, key, token) => secret(name, { data: { [key]: Buffer.from(token).toString('base64') } }),
};

/** Tokens in files, which a reader sees whole. */
const folder = {
  path: (name, key) => join(TOKENS_FOLDER, `${name}.${key}`),
  read(name, key) {
    const path = this.path(name, key);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  },
  write(name, key, token) {
    const path = this.path(name, key);
    writeFileSync(`${path}.new`, token, { mode: 0o640 });
    renameSync(`${path}.new`, path);
  },
};

const tokens = TOKENS_FOLDER ? folder : cluster;

/** The ids of the keys that oauth publishes; retired ones are missing. */
async function publishedKeys() {
  const servers = ACCOUNT_AUTH_SERVERS.split(',').map((entry) => entry.trim().split('='));
  const [, address] = servers.find(([issuer]) => issuer === FIELDPOST_ISSUER);
  const response = await fetch(`${address.replace(/\/$/, '')}/.well-known/jwks.json`);
  if (!response.ok) throw new Error(`key set of oauth: ${response.status} ${await response.text()}`);
  const { keys } = await response.json();
  return keys.map(({ kid }) => kid);
}

/** Header and claims of a token, whose signature is not verified here; empty without one. */
function partsOf(token) {
  try {
    const [header, claims] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    return { ...JSON.parse(header), ...JSON.parse(claims) };
  } catch {
    return {};
  }
}

async function keepToken(component, keys) {
  const [type, id, name, key] = component.split(':');
  const { kid, sub, exp = 0 } = partsOf(await tokens.read(name, key));
  const days = Math.floor((exp - Date.now() / 1000) / 86_400);
  if (sub === id && keys.includes(kid) && days >= Number(RENEW_DAYS))
    return console.log(`${type} ${id}: the token is valid for ${days} days`);
  const { token } = await admin('component-token', '--type', type, '--id', id);
  await tokens.write(name, key, token);
  console.log(
    `${type} ${id}: wrote a new token to ${TOKENS_FOLDER ? folder.path(name, key) : `the Secret ${name}`}`,
  );
}

const list = (option, ...values) => values.flatMap((value) => [option, value]);
await admin(
  ...['client', 'create', 'console', '--public', '--official', '--if-missing'],
  ...list('--grant', 'authorization_code', 'refresh_token'),
  ...list('--scope', 'profile', 'apps', 'gateways', 'components', 'organizations', 'clients'),
  ...list('--redirect-uri', `${website}/console/callback`),
);
console.log('console: the client exists');
const keys = await publishedKeys();
for (const component of components) await keepToken(component, keys);
