import type { Metadata } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import { AppId, type AppRight, type Claims } from '@fieldpost/domain';
import { ApplicationCallersService } from '../../access/application-callers.service.js';
import { applicationNotRegistered } from '../../applications/applications.errors.js';
import { Applications } from '../../applications/applications.repository.js';
import { callMetadata, type HttpRequest } from './http-request.js';

/** A request that may go on. */
export interface AdmittedRequest {
  readonly appId: AppId;
  readonly claims: Claims;
  /** The credentials of the request, to check them again later. */
  readonly metadata: Metadata;
}

/**
 * Authenticates requests to routes of the HTTP API that v2 does not have, in the order of checks of
 * docs/protocol/handler-api.md#authentication: the ids, the caller, the rights, whether the application is served here.
 */
@Injectable()
export class HttpCallersService {
  constructor(
    private readonly callers: ApplicationCallersService,
    private readonly applications: Applications,
  ) {}

  /** Admits a request about the application `:app_id` of its path when the caller has all of the rights. */
  async admit(request: HttpRequest, ...rights: readonly AppRight[]): Promise<AdmittedRequest> {
    const appId = AppId((request.params as { readonly app_id?: string }).app_id);
    const metadata = callMetadata(request);
    const { claims } = await this.callers.of(metadata, appId, ...rights);
    if (!(await this.applications.find(appId))) throw applicationNotRegistered({ app_id: appId });
    return { appId, claims, metadata };
  }

  /**
   * Admits a request about several applications, with commas between their ids, when the caller has the right on each; they may
   * be unknown here. The ids, each once.
   */
  async admitAll(request: HttpRequest, applications: string, right: AppRight): Promise<readonly AppId[]> {
    const [first = AppId(''), ...others] = new Set(applications.split(',').map((id) => AppId(id)));
    const appIds = [first, ...others] as const;
    await this.callers.ofAll(callMetadata(request), appIds, [right]);
    return appIds;
  }

  /** The current rights of an admitted caller; throws when its credentials are no longer valid. */
  confirm({ metadata, appId }: AdmittedRequest): Promise<Claims> {
    return this.callers.confirm(metadata, appId);
  }
}
