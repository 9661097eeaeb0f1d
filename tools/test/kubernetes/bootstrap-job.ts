import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asClient, type Suite } from '@fieldpost/testing';
import { suiteSettingsOf } from '../../src/admin/suite-settings.js';
import { type Container, parseYaml } from '../../src/manifests/manifest.js';
import { claimsOf } from '../../src/start/settings/component-token.js';
import { type Secrets, startFakeCluster } from './fake-cluster.js';
import { example, render } from './helm.js';
import { root } from './overlay.js';

const runProgram = promisify(execFile);

/** The id of the component that a token belongs to. */
export const subjectOf = (token: string): unknown => claimsOf(token)?.sub;

/** The command of the Job as the chart renders it. */
function renderedCommand(): readonly string[] {
  const manifests = parseYaml(render([example('one-node')]), 'bootstrap');
  const job = manifests.find(
    ({ kind, metadata }) => kind === 'Job' && metadata.name === 'fieldpost-bootstrap',
  );
  const [container] = job?.spec.template?.spec.containers ?? [];
  const { command = [], args = [] } = (container ?? {}) as Container;
  return [...command, ...args];
}

/** Runs the Job of the chart against the account of a suite and a Kubernetes API with its Secrets. */
export class BootstrapJob {
  private constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly secrets: Secrets,
    readonly stop: () => void,
  ) {}

  static async of(suite: Suite): Promise<BootstrapJob> {
    const secrets: Secrets = { 'handler-token': {}, 'network-token': {} };
    const { url, stop } = await startFakeCluster(() => secrets);
    const tokenFile = join(mkdtempSync(join(tmpdir(), 'fieldpost-bootstrap-')), 'token');
    writeFileSync(tokenFile, 'of this test');
    const cluster = {
      KUBERNETES_API: url,
      KUBERNETES_NAMESPACE: 'fieldpost',
      KUBERNETES_TOKEN_FILE: tokenFile,
    };
    const account = suiteSettingsOf('account', suite.dataDir, suite.addresses);
    // In production there is no client for development, whose redirect URIs are others.
    await asClient(account['ACCOUNT_DATABASE_URL'] ?? '', (db) =>
      db.query(`delete from clients where id = 'console'`),
    );
    return new BootstrapJob({ ...account, ...cluster, RENEW_DAYS: '30' }, secrets, stop);
  }

  /** The output of one run. */
  async run(env: Readonly<Record<string, string>> = {}): Promise<string> {
    const [, ...args] = renderedCommand();
    const cwd = join(root, 'apps/account');
    const { stdout } = await runProgram(process.execPath, args, { cwd, env: { ...this.env, ...env } });
    return stdout;
  }

  /** The tokens of handler, broker and router. */
  tokens(): readonly string[] {
    const { 'handler-token': handler = {}, 'network-token': network = {} } = this.secrets;
    return [handler['token'] ?? '', network['broker'] ?? '', network['router'] ?? ''];
  }
}
