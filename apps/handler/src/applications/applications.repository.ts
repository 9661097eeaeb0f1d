import type { AppId } from '@fieldpost/domain';
import type { Application } from './application.js';

/** Where handler-side applications are kept. The class is also the injection token. */
export abstract class Applications {
  abstract find(appId: AppId): Promise<Application | undefined>;
  /** False when the application is registered already. */
  abstract add(appId: AppId): Promise<boolean>;
  /** False when the application is not registered. */
  abstract update(application: Application): Promise<boolean>;
  /** Removes the application with its devices and their queues. */
  abstract remove(appId: AppId): Promise<boolean>;
}
