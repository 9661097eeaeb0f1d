import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type Certificate, makeCertificate, until } from '@fieldpost/testing';
import type { OutsideReplica } from './outside-replica.js';

/** A broker that speaks TLS, and what a handler beside it is made of. */
export interface TlsFixture {
  readonly peer: 'mqtt' | 'amqp';
  readonly certificate: Certificate;
  /** A handler that trusts the roots of the file; those of the system without it. */
  readonly replica: (ca: string | undefined) => OutsideReplica;
}

/** Whom the handler believes to be its broker; the same whatever is spoken. */
export function describeBrokerTls(fixture: () => TlsFixture): void {
  const replicas: OutsideReplica[] = [];
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roots-'));
  });
  afterEach(async () => {
    await Promise.all(replicas.splice(0).map((replica) => replica.close()));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const withRoots = async (pem: string | undefined): Promise<OutsideReplica> => {
    const file = join(folder, 'roots.pem');
    if (pem !== undefined) await writeFile(file, pem);
    const replica = fixture().replica(pem === undefined ? undefined : file);
    replicas.push(replica);
    return replica;
  };

  it('is reached over TLS with the roots that the settings name', async () => {
    const { peer, certificate } = fixture();
    const replica = await withRoots(certificate.cert);
    await until('both connections', () =>
      [peer, `${peer} downlinks`].every((name) => replica.isConnectedTo(name)),
    );
  });

  it.each([
    ['another authority', async () => (await makeCertificate(new Date())).cert],
    ['none but those of the system', async () => undefined],
  ])('is not spoken to when the roots are those of %s, and the log says why', async (_what, roots) => {
    const { peer } = fixture();
    const replica = await withRoots(await roots());
    const told = () =>
      replica.lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'outside broker not connected');
    await until('both rejections', () =>
      [peer, `${peer} downlinks`].every((name) => told().some((line) => line.peer === name)),
    );
    expect(told()[0]).toMatchObject({
      level: 'warn',
      reason: expect.stringContaining('self-signed certificate'),
    });
    expect(replica.isConnectedTo(peer)).toBe(false);
  });
}
