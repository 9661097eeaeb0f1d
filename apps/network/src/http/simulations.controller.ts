import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { AppId, DevId, Eui, requireAppRight } from '@fieldpost/domain';
import { ParseWith } from '@fieldpost/transport';
import type { z } from 'zod';
import { UserCallers } from '../devices/user-callers.js';
import { Documented } from '../openapi/operations.js';
import {
  simulationRequest,
  type SimulationResponse,
  simulationResponse,
} from '../openapi/simulation.schemas.js';
import { simulation, SimulationsService } from '../simulation/simulations.service.js';

type SimulationBody = z.infer<typeof simulationRequest>;

/** Simulated devices, for users who may manage the devices of an application. */
@Controller('applications/:app_id/devices/:dev_id/simulation')
export class SimulationsController {
  constructor(
    private readonly callers: UserCallers,
    private readonly simulations: SimulationsService,
  ) {}

  @Post()
  @HttpCode(200)
  @Documented('devices', {
    summary: 'Have a simulated device send for three minutes',
    description:
      'The network gets LoRaWAN frames of a registered device, as if a gateway had received them, every ten seconds: join requests until it has joined, then uplinks with a temperature and a humidity (Cayenne LPP, port 1). It listens for downlinks. A join replaces the session of the device, and uplinks use its counter: the real device has to join again, or is ignored until its counter is higher.',
    gives: simulationResponse,
  })
  async start(
    @Headers('authorization') authorization: string | undefined,
    @Param('app_id') rawAppId: string,
    @Param('dev_id') rawDevId: string,
    @Body(new ParseWith(simulationRequest)) body: SimulationBody,
  ): Promise<SimulationResponse> {
    const [appId, devId] = [AppId(rawAppId), DevId(rawDevId)];
    requireAppRight(await this.callers.claimsOfRequest(authorization), appId, 'devices');
    const gatewayId = await this.simulations.start({
      ...{ appId, devId, appEui: Eui(body.app_eui), devEui: Eui(body.dev_eui) },
      ...{ appKey: bytesOf(body.app_key), appSKey: bytesOf(body.app_s_key) },
    });
    return { gateway_id: gatewayId, ends_at: new Date(Date.now() + simulation.forMs).toISOString() };
  }
}

const bytesOf = (hex: string | undefined): Buffer | undefined =>
  hex === undefined ? undefined : Buffer.from(hex, 'hex');
