import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { broker, handler } from '@fieldpost/contracts';
import { AppId, DevId, zeroEui } from '@fieldpost/domain';
import { parseJoinAcceptTemplate, sealJoinAccept, sessionKeys } from '@fieldpost/lorawan';
import type { Logger } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import type { Device } from '../devices/device.js';
import { deviceNotFound } from '../devices/devices.errors.js';
import { type Activation, Devices } from '../devices/devices.repository.js';
import { Publisher } from '../events/publisher.js';
import { activated, activationFailed } from './activation.events.js';
import { appKeyNotFound, devNonceTooLow, devNonceUsed, noAppNonceLeft } from './activation.errors.js';
import {
  type ActivationRequest,
  answerChallenge,
  type Join,
  readJoin,
  requireTemplate,
  requireMic,
  toActivationMetadata,
} from './join.js';
import { LOGGER } from '../handler.config.js';
import { RegisterOnJoinService } from './register-on-join.service.js';

interface Joining {
  readonly device: Device & { readonly appKey: Buffer };
  readonly join: Join;
}

interface Accepted {
  readonly session: Activation;
  readonly payload: Buffer;
}

/** A device would have to join hundreds of thousands of times before so many draws in a row hit a used number. */
const mostDraws = 16;
const appNonceLength = 3;
const highestAppNonce = 0xff_ffff;

/** Answers joins of devices (docs/protocol/joins.md). */
@Injectable()
export class ActivationsService {
  constructor(
    private readonly devices: Devices,
    private readonly registerOnJoin: RegisterOnJoinService,
    private readonly publisher: Publisher,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() private readonly random: (size: number) => Buffer = randomBytes,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  /** Proves that this handler knows the device: the join request with its MIC in place. */
  async challenge(
    request: broker.ActivationChallengeRequest__Output,
  ): Promise<broker.ActivationChallengeResponse> {
    const { appKey } = await this.joiningDevice(AppId(request.app_id), DevId(request.dev_id));
    return { payload: answerChallenge(appKey, request.payload) };
  }

  /** The encrypted join accept. The session, with both nonces, is stored before the response. */
  async activate(request: ActivationRequest): Promise<handler.DeviceActivationResponse> {
    const appId = AppId(request.app_id);
    const devId = DevId(request.dev_id);
    try {
      return await this.accept(appId, devId, request);
    } catch (thrown) {
      const error = toAppError(thrown);
      this.publisher.event(appId, devId, 'activations/errors', activationFailed(request, error));
      throw error;
    }
  }

  private async accept(
    appId: AppId,
    devId: DevId,
    request: ActivationRequest,
  ): Promise<handler.DeviceActivationResponse> {
    const { template, downlinkOption } = requireTemplate(request);
    const found = await this.joiningDevice(appId, devId);
    const join = readJoin(request);
    requireMic(found.appKey, request.payload);
    const device = found.devEui === zeroEui ? await this.register(found, join) : found;
    const { session, payload } = await this.startSession({ device, join }, template);

    const data = activated(request, session.devAddr, device);
    // Under the id in the network's request, as the original does: that of the template for a device it registered.
    this.publisher.event(appId, devId, 'activations', data);
    this.logger.info(
      { app_id: device.appId, dev_id: device.devId, dev_addr: session.devAddr },
      'device activated',
    );
    return {
      payload,
      downlink_option: downlinkOption,
      activation_metadata: { lorawan: toActivationMetadata(join, session) },
      trace: request.trace,
    };
  }

  private async joiningDevice(appId: AppId, devId: DevId): Promise<Joining['device']> {
    // A prepared and batched query: after a power cut many devices join at once.
    const seen = await this.devices.findWithApplication(appId, devId);
    if (!seen) throw deviceNotFound({ app_id: appId, dev_id: devId });
    return withAppKey(seen.device);
  }

  private async register(template: Device, { devEui }: Join): Promise<Joining['device']> {
    const { registerOnJoin, now } = this;
    return withAppKey(await registerOnJoin.register(template, devEui, now()));
  }

  /** Draws AppNonces until the database accepts one: only it knows which were used, also by concurrent joins. */
  private async startSession({ device, join }: Joining, template: Buffer): Promise<Accepted> {
    const { devAddr, netId } = parseJoinAcceptTemplate(template);
    const { appId, devId, appKey } = device;
    const { devNonce } = join;
    const nonceRule = device.radio.lorawanVersion === '1.0.4' ? 'increasing' : 'unused';
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const appNonce = nonceRule === 'increasing' ? await this.nextAppNonce(device) : this.random(3);
      const keys = sessionKeys({ appKey, appNonce, netId, devNonce });
      const session = { appId, devId, devNonce, appNonce, devAddr, nonceRule, ...keys } as const;
      const result = await this.devices.activate(session);
      if (result === 'accepted') return { session, payload: sealJoinAccept(appKey, { template, appNonce }) };
      if (result === 'dev_nonce_used') throw devNonceUsed();
      if (result === 'dev_nonce_too_low') throw devNonceTooLow();
    }
    throw noAppNonceLeft();
  }

  /** Devices of LoRaWAN 1.0.4 accept only an AppNonce above the last (TS001-1.0.4, section 6.2.3). */
  private async nextAppNonce({ appId, devId }: Device): Promise<Buffer> {
    const last = (await this.devices.lastAppNonce(appId, devId))?.readUIntBE(0, appNonceLength) ?? 0;
    if (last >= highestAppNonce) throw noAppNonceLeft();
    const next = Buffer.alloc(appNonceLength);
    next.writeUIntBE(last + 1, 0, appNonceLength);
    return next;
  }
}

function withAppKey(device: Device): Joining['device'] {
  const { appKey } = device;
  if (!appKey) throw appKeyNotFound({ dev_id: device.devId });
  return { ...device, appKey };
}
