import type { TokenVerifier } from '@fieldpost/auth';
import type { AppRight, Claims } from '@fieldpost/domain';
import { joinVector } from '@fieldpost/testing';
import type { AccessKeys } from '../../src/access/access-keys.js';
import { ActivationsService } from '../../src/joins/activations.service.js';
import { JoinTokensService } from '../../src/joins/join-tokens.service.js';
import { RegisterOnJoinService } from '../../src/joins/register-on-join.service.js';
import type { Device } from '../../src/devices/device.js';
import { deviceLimitsOf } from './device-limits.memory.js';
import { NetworkMemory } from './outside.memory.js';
import { pipelineWith } from './pipeline.memory.js';

/** The service that answers joins, on stores in memory; the nonces it draws are `draws`, one after the other. */
export async function joinsWith(device: Partial<Device>) {
  const pipeline = await pipelineWith({ appKey: joinVector.identity.appKey, ...device });
  const network = new NetworkMemory();
  const draws = ['ae3b1c'];
  const rights: AppRight[] = ['devices'];
  const asked: string[] = [];
  const accessKeys = {
    tokenFor: async (_appId: string, key: string) => {
      asked.push(key);
      return 'token-of-key';
    },
  } as unknown as AccessKeys;
  const verifier = {
    verify: async () =>
      ({ scopes: ['apps:my-app'], apps: new Map([['my-app', rights]]) }) as unknown as Claims,
  } as unknown as TokenVerifier;
  const { applications, devices, publisher, logger } = pipeline;
  const { limits, usage } = deviceLimitsOf({ perApplication: 10 });
  const tokens = new JoinTokensService(applications, accessKeys, verifier);
  const registerOnJoin = new RegisterOnJoinService(devices, network, publisher, tokens, limits);
  const activations = new ActivationsService(
    devices,
    registerOnJoin,
    publisher,
    logger,
    () => Buffer.from(draws.shift() ?? 'ffffff', 'hex'),
    () => Date.UTC(2006, 0, 2, 15, 4, 5),
  );
  return { ...pipeline, usage, network, draws, rights, asked, activations };
}

export type Joins = Awaited<ReturnType<typeof joinsWith>>;
