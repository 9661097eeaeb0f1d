import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { AppId, DevId, Eui, requireAppRight } from '@fieldpost/domain';
import { ParseWith } from '@fieldpost/transport';
import type { z } from 'zod';
import { UserCallers } from '../devices/user-callers.js';
import { Documented } from '../openapi/operations.js';
import {
  type SimulationListResponse,
  simulationListResponse,
  simulationRequest,
  type SimulationResponse,
  simulationResponse,
  type SimulationStateResponse,
  simulationStateResponse,
} from '../openapi/simulation.schemas.js';
import { SimulationControl } from '../simulation/simulation-control.js';
import type { SimulationState } from '../simulation/simulation-state.js';

type SimulationBody = z.infer<typeof simulationRequest>;

const ofDevice = 'devices/:dev_id/simulation';

/** Simulated devices, for users who may manage the devices of an application. */
@Controller('applications/:app_id')
export class SimulationsController {
  constructor(
    private readonly callers: UserCallers,
    private readonly simulations: SimulationControl,
  ) {}

  @Post(ofDevice)
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
    const { appId, devId } = await this.permitted(authorization, rawAppId, rawDevId);
    const { gatewayId, endsAt } = await this.simulations.start({
      ...{ appId, devId, appEui: Eui(body.app_eui), devEui: Eui(body.dev_eui) },
      ...{ appKey: bytesOf(body.app_key), appSKey: bytesOf(body.app_s_key) },
    });
    return { gateway_id: gatewayId, ends_at: timeOf(endsAt) };
  }

  @Get(ofDevice)
  @Documented('devices', {
    summary: 'Get the state of the simulated device',
    description:
      'Whether the simulated device sends, or why it has ended. The network app remembers this until it is restarted; with several replicas, one that is shut down hands what it ran over to the others.',
    gives: simulationStateResponse,
  })
  async find(
    @Headers('authorization') authorization: string | undefined,
    @Param('app_id') rawAppId: string,
    @Param('dev_id') rawDevId: string,
  ): Promise<SimulationStateResponse> {
    const { appId, devId } = await this.permitted(authorization, rawAppId, rawDevId);
    return bodyOf(await this.simulations.find(appId, devId));
  }

  @Delete(ofDevice)
  @Documented('devices', {
    summary: 'Stop the simulated device',
    description: 'Returns its state. A device that is not simulated is no error.',
    gives: simulationStateResponse,
  })
  async stop(
    @Headers('authorization') authorization: string | undefined,
    @Param('app_id') rawAppId: string,
    @Param('dev_id') rawDevId: string,
  ): Promise<SimulationStateResponse> {
    const { appId, devId } = await this.permitted(authorization, rawAppId, rawDevId);
    return bodyOf(await this.simulations.stop(appId, devId));
  }

  @Get('simulations')
  @Documented('devices', {
    summary: 'List the devices that are simulated now',
    description:
      'An owner has two simulated devices at most. With several replicas, those of one that does not reply within a second are left out.',
    gives: simulationListResponse,
  })
  async list(
    @Headers('authorization') authorization: string | undefined,
    @Param('app_id') rawAppId: string,
  ): Promise<SimulationListResponse> {
    const appId = await this.permittedIn(authorization, rawAppId);
    return { simulations: (await this.simulations.list(appId)).map((dev_id) => ({ dev_id })) };
  }

  private async permitted(authorization: string | undefined, rawAppId: string, rawDevId: string) {
    const devId = DevId(rawDevId);
    return { appId: await this.permittedIn(authorization, rawAppId), devId };
  }

  private async permittedIn(authorization: string | undefined, rawAppId: string): Promise<AppId> {
    const appId = AppId(rawAppId);
    requireAppRight(await this.callers.claimsOfRequest(authorization), appId, 'devices');
    return appId;
  }
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

function bodyOf(state: SimulationState | undefined): SimulationStateResponse {
  if (!state) return { state: 'none' };
  const { gatewayId, startedAt, endsAt, isJoined, devAddr, end } = state;
  return {
    ...{ state: end ? 'ended' : 'running', gateway_id: gatewayId, has_joined: isJoined },
    ...(devAddr !== undefined && { dev_addr: devAddr }),
    ...{ started_at: timeOf(startedAt), ends_at: timeOf(endsAt) },
    ...(end && { ended_at: timeOf(end.at) }),
    ...(end?.reason && { reason: end.reason }),
    ...(end?.message !== undefined && { message: end.message }),
  };
}

const bytesOf = (hex: string | undefined): Buffer | undefined =>
  hex === undefined ? undefined : Buffer.from(hex, 'hex');
