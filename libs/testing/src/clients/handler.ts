import { setTimeout as sleep } from 'node:timers/promises';
import { credentials, type Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { type handler, loadClients } from '@fieldpost/contracts';
import { noteSecrets } from '../secrets/index.js';
import { metadataOf, unary } from './unary.js';

/** Credentials: a token of an application, or its access key. */
export type HandlerCaller = { readonly token: string } | { readonly key: string };

const limitPauseMs = 1_000;
const limitTries = 10;

/** The handler over TLS gRPC, as programs of v2 call it; retries when the rate limit is exceeded, as they do. */
export class HandlerClient {
  private readonly manager: handler.ApplicationManagerClient;
  private readonly metadata: Metadata;

  /** `ca` is the PEM to trust. */
  constructor(address: string, ca: Buffer, caller: HandlerCaller) {
    const trust = credentials.createSsl(ca);
    const { handler } = loadClients('handler/handler.proto');
    this.manager = new handler.ApplicationManager(address, trust);
    noteSecrets(caller);
    this.metadata = metadataOf({ ...caller });
  }

  registerApplication(appId: string): Promise<unknown> {
    const method = this.manager.registerApplication.bind(this.manager);
    return this.call<handler.ApplicationIdentifier, unknown>(method, { app_id: appId });
  }

  getApplication(appId: string): Promise<handler.Application__Output> {
    const method = this.manager.getApplication.bind(this.manager);
    return this.call<handler.ApplicationIdentifier, handler.Application__Output>(method, { app_id: appId });
  }

  setApplication(application: handler.Application): Promise<unknown> {
    const method = this.manager.setApplication.bind(this.manager);
    return this.call<handler.Application, unknown>(method, application);
  }

  /** Deletes the application at the handler with its devices. */
  deleteApplication(appId: string): Promise<unknown> {
    const method = this.manager.deleteApplication.bind(this.manager);
    return this.call<handler.ApplicationIdentifier, unknown>(method, { app_id: appId });
  }

  setDevice(device: handler.Device): Promise<unknown> {
    const method = this.manager.setDevice.bind(this.manager);
    return this.call<handler.Device, unknown>(method, device);
  }

  getDevice(appId: string, devId: string): Promise<handler.Device__Output> {
    const method = this.manager.getDevice.bind(this.manager);
    const request = { app_id: appId, dev_id: devId };
    return this.call<handler.DeviceIdentifier, handler.Device__Output>(method, request);
  }

  async getDevices(appId: string): Promise<readonly handler.Device__Output[]> {
    const method = this.manager.getDevicesForApplication.bind(this.manager);
    const request = { app_id: appId };
    const list = await this.call<handler.ApplicationIdentifier, handler.DeviceList__Output>(method, request);
    return list.devices;
  }

  close(): void {
    this.manager.close();
  }

  private async call<Request, Response>(
    method: Parameters<typeof unary<Request, Response>>[0],
    request: Request,
  ): Promise<Response> {
    noteSecrets(request);
    for (let tries = 1; tries < limitTries; tries += 1) {
      const answer = await unary<Request, Response>(method, request, this.metadata).catch(tooFast);
      if (answer) return answer.message;
      await sleep(limitPauseMs);
    }
    return (await unary<Request, Response>(method, request, this.metadata)).message;
  }
}

/** Undefined for the one rejection after which a call is made again. */
function tooFast(error: ServiceError): undefined {
  if (error.code !== status.RESOURCE_EXHAUSTED) throw error;
}
