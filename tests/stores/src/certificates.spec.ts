import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Certificate,
  DiscoveryClient,
  makeCertificate,
  type ThrowAwayDatabase,
  throwAwayDatabase,
  until,
} from '@fieldpost/testing';
import { type AppName, appNames, TestDeployment } from './test-deployment.js';

const day = 24 * 60 * 60 * 1_000;

let folder: string;
let deployment: TestDeployment;
let databases: ReadonlyMap<AppName, ThrowAwayDatabase>;
let others: readonly Certificate[];
/** Connected since before the first change. */
let early: DiscoveryClient;

/** What a client that trusts this certificate finds at a port: nothing to complain of, or the code of what it is. */
const found = (port: number, { cert }: Certificate): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost', ca: cert, ALPNProtocols: ['h2'] }, () => {
      socket.destroy();
      resolve('good');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

const tlsPorts = () => [deployment.ports.discoveryGrpc, deployment.ports.handlerGrpc, deployment.ports.mqtts];
const foundEverywhere = (certificate: Certificate) =>
  Promise.all(tlsPorts().map((port) => found(port, certificate)));

/** Resolves when every server has this certificate. */
async function everywhere(certificate: Certificate, wanted: string): Promise<void> {
  const last = Date.now() + 30_000;
  for (;;) {
    const states = await foundEverywhere(certificate);
    if (states.every((state) => state === wanted)) return;
    if (Date.now() > last) throw new Error(`tlsPorts: ${states.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const expired = await makeCertificate(new Date(Date.now() - 366 * day));
  others = [expired, await makeCertificate(new Date())];
  const made = await Promise.all(appNames.map(async (app) => [app, await throwAwayDatabase()] as const));
  databases = new Map(made);
  deployment = await TestDeployment.start({
    folder,
    databaseUrl: (app) => databases.get(app)?.url ?? '',
    trusted: others,
  });
  early = deployment.discovery();
  let isAnnounced = false;
  const look = async () => {
    isAnnounced ||= (await early.get('handler', 'handler-1').catch(() => undefined)) !== undefined;
  };
  const looking = setInterval(() => void look(), 300);
  await until('the handler is announced', () => isAnnounced, 60_000).finally(() => clearInterval(looking));
});

afterAll(async () => {
  await deployment.close();
  await Promise.all([...databases.values()].map(({ drop }) => drop()));
  rmSync(folder, { recursive: true, force: true });
});

describe('A certificate that has expired', () => {
  it('is rejected by clients for this reason, and the log reports it', async () => {
    const [expired] = others as [Certificate];
    expect(await foundEverywhere(deployment.certificate)).toEqual(['good', 'good', 'good']);
    deployment.writeCertificate(expired);
    await everywhere(expired, 'CERT_HAS_EXPIRED');
    for (const app of ['discovery', 'handler'] as const)
      await until(`the log of ${app}`, () => deployment.log(app).includes('certificate has expired'));
    const client = new DiscoveryClient(
      `localhost:${deployment.ports.discoveryGrpc}`,
      Buffer.from(expired.cert),
    );
    await expect(client.get('handler', 'handler-1')).rejects.toThrow(/UNAVAILABLE.*certificate has expired/);
    client.close();
  });

  it('ends no open connection', async () => {
    expect(await early.get('handler', 'handler-1')).toMatchObject({ id: 'handler-1' });
    early.close();
  });

  it('is replaced at every server while the apps run, and the handler announces the new one', async () => {
    const [, good] = others as [Certificate, Certificate];
    deployment.writeCertificate(good);
    await everywhere(good, 'good');
    const client = new DiscoveryClient(`localhost:${deployment.ports.discoveryGrpc}`, Buffer.from(good.cert));
    let announced = '';
    const look = async () => {
      announced = (await client.get('handler', 'handler-1').catch(() => undefined))?.certificate ?? '';
    };
    const looking = setInterval(() => void look(), 300);
    await until('the handler announces it', () => announced === good.cert, 90_000).finally(() =>
      clearInterval(looking),
    );
    client.close();
  });
});
