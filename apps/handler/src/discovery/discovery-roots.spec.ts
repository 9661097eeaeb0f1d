import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  DirectoryGrpc,
  DiscoveryChannel,
  DiscoveryRoots,
  NetworkIdentity,
  trustingDiscovery,
} from '@fieldpost/components';
import { createLogger } from '@fieldpost/observability';
import { makeCertificate, until } from '@fieldpost/testing';
import { type FakeDiscovery, startFakeDiscovery } from '../../test/memory/fake-discovery.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
const setting = 'HANDLER_DISCOVERY_CA_FILE';
const file = join(folder, 'ca.pem');
const [old, next] = await Promise.all([makeCertificate(new Date()), makeCertificate(new Date())]);
const identity = new NetworkIdentity({
  ...{ serviceName: 'handler', id: 'handler-1', serviceVersion: '1', netAddress: 'localhost:1904' },
  signer: { privateKey: createPrivateKey(old.key) },
});

describe('The roots of discovery', () => {
  let fake: FakeDiscovery;
  let channel: DiscoveryChannel;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    writeFileSync(file, old.cert);
    const destination = { write: (line: string) => void lines.push(line) };
    const logger = createLogger({ app: 'handler', level: 'info', destination });
    fake = await startFakeDiscovery(old);
    channel = new DiscoveryChannel(
      fake.address,
      trustingDiscovery(new DiscoveryRoots({ setting, file }, logger, 10)),
    );
  });

  afterEach(() => {
    channel.onApplicationShutdown();
    fake.stop();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const ask = () => new DirectoryGrpc(channel, identity).brokers();
  const answers = () => ask().then(...([() => true, () => false] as const));
  const told = (what: string) => () => lines.some((line) => line.includes(what));

  it('are in use without a restart when their file was replaced', async () => {
    expect(await ask()).toEqual([]);
    fake.stop();
    fake = await startFakeDiscovery(next, fake.state, fake.port);
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
    writeFileSync(file, next.cert);
    await until('an answer', answers);
    expect(told('roots of discovery renewed')()).toBe(true);
  });

  it('stay unchanged while their file is missing or has none', async () => {
    rmSync(file);
    await until('a warning', told('ENOENT'));
    writeFileSync(file, 'no certificate');
    await until('another warning', () => lines.length > 1);
    expect(await ask()).toEqual([]);
    expect(lines.every((line) => line.includes('roots of discovery not renewed'))).toBe(true);
  });

  it.each([
    ['is not there', 'none'],
    ['holds none', 'token'],
  ])('are missed at the start by the name of their setting when the file %s', (_what, name) => {
    writeFileSync(join(folder, 'token'), 'no certificate');
    expect(() => new DiscoveryRoots({ setting, file: join(folder, name) }, undefined as never)).toThrow(
      /^Settings not valid: HANDLER_DISCOVERY_CA_FILE: /,
    );
  });
});
