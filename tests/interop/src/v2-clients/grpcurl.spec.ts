/** @needs go */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ScenarioFixtures } from '@fieldpost/testing';
import { blocksIn } from '../guides/guide-pages.js';
import { sharedSuite } from '../support/shared-suite.js';
import { buildGoProgram, type Program } from '../support/toolchains.js';

/*
 * grpcurl knows nothing of the contract: everything comes from the reflection of the server. It links the descriptors, so a
 * type or an import that is missing ends the command.
 */
const timeoutMs = 60_000;

interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let program: Program;

beforeAll(async () => {
  program = await buildGoProgram('go-grpcurl', 'github.com/fullstorydev/grpcurl/cmd/grpcurl');
});
afterAll(() => program.discard());

function grpcurl(...args: readonly string[]): Promise<CommandResult> {
  const [name, ...more] = program.command;
  const env = { ...process.env, no_proxy: 'localhost,127.0.0.1' };
  return new Promise((resolve) => {
    execFile(name, [...more, ...args], { env, timeout: timeoutMs }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    );
  });
}

async function output(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await grpcurl(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

const { addresses } = sharedSuite();
const common = [
  'grpc.health.v1.Health',
  'grpc.reflection.v1.ServerReflection',
  'grpc.reflection.v1alpha.ServerReflection',
];
const servers = [
  {
    name: 'discovery',
    address: addresses.discovery_grpc,
    services: ['discovery.Discovery', 'fieldpost.discovery.v1.Watcher'],
    types: ['discovery.Announcement', 'google.protobuf.Empty', 'google.api.HttpRule', 'google.api.http'],
    call: {
      method: 'discovery.Discovery/GetAll',
      request: { service_name: 'handler' },
      response: { services: [{ id: addresses.handler_id }] },
    },
  },
  {
    name: 'handler',
    address: addresses.handler_grpc,
    services: [
      'fieldpost.handler.v1.DeviceTransfer',
      'fieldpost.handler.v1.Downlinks',
      'handler.ApplicationManager',
      'handler.Handler',
      'handler.HandlerManager',
      'lorawan.DevAddrManager',
    ],
    types: [
      'broker.DeduplicatedUplinkMessage',
      'google.protobuf.Empty',
      'google.protobuf.Timestamp',
      'handler.Device',
      'lorawan.Device',
      'protocol.Message',
      'protocol.RxMetadata',
    ],
    call: {
      method: 'grpc.health.v1.Health/Check',
      request: {},
      response: { status: 'SERVING' },
    },
  },
];

describe.each(servers)('Reflection of $name, as grpcurl sees it', ({ address, services, types, call }) => {
  const ask = async (verb: string, ...symbols: readonly string[]): Promise<string> =>
    output('-cacert', addresses.ca, address, verb, ...symbols);

  it('lists every service that is served', async () => {
    const listed = (await ask('list')).trim().split('\n');
    expect(listed).toEqual([...common, ...services].sort());
  });

  it('describes every service, and every message that its methods take and return', async () => {
    const messages = new Set<string>();
    for (const service of [...common, ...services]) {
      const description = await ask('describe', service);
      expect(description).toContain(`${service} is a service`);
      for (const [, name = ''] of description.matchAll(/\( (?:stream )?\.([\w.]+) \)/g)) messages.add(name);
    }
    for (const name of messages) expect(await ask('describe', name)).toContain(`${name} is a message`);
  });

  it.each(types)('describes %s', async (name) =>
    expect(await ask('describe', name)).toContain(`${name} is a`),
  );

  it('is enough to call a method', async () => {
    const data = JSON.stringify(call.request);
    const answer = await output('-cacert', addresses.ca, '-d', data, address, call.method);
    expect(JSON.parse(answer)).toMatchObject(call.response);
  });
});

describe('Calls by reflection', () => {
  it('get the error of the server', async () => {
    const target = [addresses.handler_grpc, 'handler.ApplicationManager/GetDevice'];
    const request = JSON.stringify({ app_id: 'my-app', dev_id: 'my-dev' });
    const { stderr } = await grpcurl('-cacert', addresses.ca, '-d', request, ...target);
    expect(stderr).toContain('Metadata not valid: neither token nor key present');
  });

  it('name the HTTP paths of methods', async () => {
    const target = [addresses.handler_grpc, 'describe', 'handler.ApplicationManager.GetDevice'];
    const { stdout } = await grpcurl('-cacert', addresses.ca, ...target);
    expect(stdout).toContain('get: "/applications/{app_id}/devices/{dev_id}"');
  });
});

describe('The commands with grpcurl in the developer guide', () => {
  it('list services, find the handler of an application, and list its devices', async () => {
    const fixtures = new ScenarioFixtures(sharedSuite());
    try {
      const { id: appId, account } = await fixtures.application();
      await (await fixtures.manager()).registerApplication(appId);
      await account.addAccessKey(appId, 'grpcurl', ['devices']);
      const { key } = await account.accessKey(appId, 'grpcurl');
      const env = {
        ...process.env,
        GRPCURL: program.command[0],
        no_proxy: 'localhost,127.0.0.1',
        KEY: key,
        CA: addresses.ca,
        DISCOVERY: addresses.discovery_grpc,
        HANDLER_GRPC: addresses.handler_grpc,
      };
      const [commands = ''] = blocksIn('grpc.md', 'bash grpcurl');
      const script = `grpcurl() { "$GRPCURL" "$@"; }\n${commands.replaceAll('my-app', appId)}`;
      const { stdout } = await promisify(execFile)('bash', ['-euc', script], { env, timeout: timeoutMs });
      expect(stdout).toContain('discovery.Discovery');
      expect(stdout).toContain(addresses.handler_id);
    } finally {
      await fixtures.close();
    }
  });
});
