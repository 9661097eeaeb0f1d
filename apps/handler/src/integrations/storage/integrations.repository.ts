import type { AppId } from '@fieldpost/domain';
import type { Integration, IntegrationId, IntegrationState } from './integration.js';

/** Where integrations are kept. The class is also the injection token. */
export abstract class Integrations {
  /** All of an application, by id. */
  abstract list(appId: AppId): Promise<readonly (Integration & IntegrationState)[]>;
  abstract find(appId: AppId, id: IntegrationId): Promise<(Integration & IntegrationState) | undefined>;
  /** False when the id is taken. */
  abstract add(integration: Integration): Promise<boolean>;
  /** False when there is none. */
  abstract update(integration: Integration): Promise<boolean>;
  /** With all of its deliveries; false when there is none. */
  abstract remove(appId: AppId, id: IntegrationId): Promise<boolean>;
  /** Those of the applications that have any. */
  abstract havingAny(appIds: readonly AppId[]): Promise<ReadonlySet<string>>;
}
