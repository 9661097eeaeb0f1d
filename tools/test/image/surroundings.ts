import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FakeAuthServer, freePort, makeCertificate, throwAwayDatabase } from '@fieldpost/testing';
import { environmentOf, readOverlayNamed, serversOf } from '../kubernetes/overlay.js';
import { declaredSettings } from '../../src/manifests/declared-settings.js';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Environment and files for an app that runs alone. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string>>;
  /** Port of its HTTP API. */
  readonly port: number;
  readonly hasDatabase: boolean;
}

/**
 * The settings of the chart, an empty database, ports of this machine and an auth server; its files are put into the
 * root.
 */
export async function surroundingsOf(app: string, root: string, auth: FakeAuthServer): Promise<Surroundings> {
  const { [app]: declared = [] } = await declaredSettings(repository, [app]);
  const isDeclared = (name: string) => declared.some((setting) => setting.name === name);
  const ofApp = (what: string) => `${app.toUpperCase()}_${what}`;
  const hasDatabase = isDeclared(ofApp('DATABASE_URL'));
  const given = {
    FIELDPOST_LISTEN_HOST: '127.0.0.1',
    FIELDPOST_INTERNAL_SECRET: 'a secret of this test',
    FIELDPOST_DRAIN_SECONDS: '0',
    [ofApp('AUTH_SERVERS')]: `${auth.issuer}=${auth.url}`,
    [ofApp('SEALING_KEY')]: Buffer.alloc(32, 7).toString('base64'),
    [ofApp('DATABASE_URL')]: hasDatabase ? (await throwAwayDatabase()).url : '',
    ...(await portsFor(declared.filter(({ port }) => port !== undefined).map(({ name }) => name))),
  };
  const written = chartSettings(app);
  await putFilesInto(root, written);
  const own = Object.entries(given).filter(([name]) => isDeclared(name));
  const env: Surroundings['env'] = { ...written, ...Object.fromEntries(own) };
  return { env, port: Number(env[ofApp('HTTP_PORT')]), hasDatabase };
}

/** Settings of the server in the chart that are no secrets. */
function chartSettings(app: string): Readonly<Record<string, string>> {
  const suite = readOverlayNamed('chart for one node');
  const server = serversOf(suite).find((work) => work.app === app);
  if (!server) throw new Error(`the chart has no ${app}`);
  const isOfNode = (name: string) => name === 'NODE_OPTIONS';
  return Object.fromEntries(
    [...environmentOf(server, suite)].filter(([name, value]) => value !== 'secret' && !isOfNode(name)),
  );
}

async function portsFor(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const ports: Record<string, string> = {};
  for (const name of names) ports[name] = String(await freePort());
  return ports;
}

/** Files that are Secrets in Kubernetes. */
async function putFilesInto(root: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const { cert, key } = await makeCertificate(new Date());
  const texts = {
    TLS_CERT_FILE: cert,
    TLS_KEY_FILE: key,
    TOKEN_FILE: 'made when account runs',
    DISCOVERY_CA_FILE: cert,
    STATION_TRUST_FILE: cert,
  };
  for (const [what, text] of Object.entries(texts))
    for (const [, path] of Object.entries(settings).filter(([name]) => name.endsWith(`_${what}`))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
}
