import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type ServerProcess, startServer, until } from '@fieldpost/testing';
import { KubernetesApi } from './api.js';

const timeoutMs = 300_000;
/** The server ends watches after this time at the earliest: after all tests. */
const watchSeconds = 14_400;

/** A running Kubernetes API with its controllers. It has no nodes. */
export interface ControlPlane {
  readonly api: KubernetesApi;
  /** For `kubectl` and `helm`, with all rights. */
  readonly kubeconfig: string;
  readonly stop: () => Promise<void>;
}

interface Place {
  /** Programs. */
  readonly bin: string;
  /** Data, keys and settings. */
  readonly folder: string;
}

/**
 * Starts etcd, kube-apiserver and kube-controller-manager on free ports of 127.0.0.1; when one fails, the others are
 * stopped.
 */
export async function startControlPlane(bin: string): Promise<ControlPlane> {
  const place = { bin, folder: mkdtempSync(join(tmpdir(), 'fieldpost-cluster-')) };
  const running: ServerProcess[] = [];
  const stop = async () => {
    for (const one of running.reverse()) await one.stop();
    rmSync(place.folder, { recursive: true, force: true });
  };
  try {
    const { api, kubeconfig } = await startIn(place, running);
    const stopAll = () => {
      api.close();
      return stop();
    };
    return { api, kubeconfig, stop: stopAll };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds each process to `running` as soon as it runs. */
async function startIn(place: Place, running: ServerProcess[]): Promise<Omit<ControlPlane, 'stop'>> {
  const token = randomBytes(24).toString('hex');
  writeKeys(place, token);
  const etcd = await freePort();
  running.push(await startEtcd(place, etcd));
  const port = await freePort();
  running.push(await startApiServer(place, etcd, port));
  const ca = readFileSync(join(place.folder, 'apiserver.crt'), 'utf8');
  const kubeconfig = writeKubeconfig(place, { port, ca, token });
  const api = new KubernetesApi({ port, ca, token });
  await until('the API is ready', () => isReady(api));
  running.push(await startControllers(place, kubeconfig));
  return { api, kubeconfig };
}

async function isReady(api: KubernetesApi): Promise<boolean> {
  try {
    await api.get('/api/v1/namespaces/default');
    return true;
  } catch {
    // Until its storage is initialized.
    return false;
  }
}

function writeKeys({ folder }: Place, token: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' });
  writeFileSync(join(folder, 'accounts.key'), pem, { mode: 0o600 });
  writeFileSync(join(folder, 'tokens.csv'), `${token},admin,admin,system:masters\n`, { mode: 0o600 });
}

const start = ({ bin, folder }: Place, name: string, args: readonly string[], port: number) =>
  startServer({
    command: join(bin, name),
    args,
    env: { HOME: folder, PATH: process.env['PATH'] ?? '' },
    port,
    timeoutMs,
  });

async function startEtcd(place: Place, port: number): Promise<ServerProcess> {
  const clients = `http://127.0.0.1:${String(port)}`;
  const peers = `http://127.0.0.1:${String(await freePort())}`;
  const args = [
    `--data-dir=${join(place.folder, 'etcd')}`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=default=${peers}`,
    '--unsafe-no-fsync',
    '--log-level=error',
  ];
  return start(place, 'server', args, port);
}

function startApiServer(place: Place, etcd: number, port: number): Promise<ServerProcess> {
  const key = join(place.folder, 'accounts.key');
  const args = [
    `--etcd-servers=http://127.0.0.1:${String(etcd)}`,
    `--secure-port=${String(port)}`,
    '--bind-address=127.0.0.1',
    '--endpoint-reconciler-type=none',
    `--cert-dir=${place.folder}`,
    `--token-auth-file=${join(place.folder, 'tokens.csv')}`,
    '--authorization-mode=RBAC',
    `--service-account-key-file=${key}`,
    `--service-account-signing-key-file=${key}`,
    '--service-account-issuer=https://kubernetes.default.svc',
    '--service-cluster-ip-range=10.96.0.0/16',
    `--min-request-timeout=${String(watchSeconds)}`,
    '-v=0',
  ];
  return start(place, 'kube-apiserver', args, port);
}

async function startControllers(place: Place, kubeconfig: string): Promise<ServerProcess> {
  const port = await freePort();
  const args = [
    `--kubeconfig=${kubeconfig}`,
    '--leader-elect=false',
    '--bind-address=127.0.0.1',
    `--secure-port=${String(port)}`,
    `--cert-dir=${join(place.folder, 'controllers')}`,
    `--service-account-private-key-file=${join(place.folder, 'accounts.key')}`,
    `--root-ca-file=${join(place.folder, 'apiserver.crt')}`,
    '-v=0',
  ];
  return start(place, 'kube-controller-manager', args, port);
}

function writeKubeconfig({ folder }: Place, { port, ca, token }: Settings): string {
  const file = join(folder, 'kubeconfig');
  const cluster = {
    server: `https://127.0.0.1:${String(port)}`,
    'certificate-authority-data': Buffer.from(ca).toString('base64'),
  };
  const settings = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'test', cluster }],
    users: [{ name: 'admin', user: { token } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'admin' } }],
    'current-context': 'test',
  };
  writeFileSync(file, JSON.stringify(settings), { mode: 0o600 });
  return file;
}

interface Settings {
  readonly port: number;
  readonly ca: string;
  readonly token: string;
}
