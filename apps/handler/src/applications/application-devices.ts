import type { AppId } from '@fieldpost/domain';

/**
 * The devices of an application, as far as registering and removing the application concerns them. The class is also the
 * injection token; `devices/` implements it. `token` is the caller's own.
 */
export abstract class ApplicationDevices {
  /** Notifies the broker that this handler serves the application; a failure is only logged. */
  abstract registerApplication(appId: AppId, token: string): Promise<void>;
  /**
   * Removes the devices here and at the network server, one by one: a call that a limit of the network stopped is
   * continued by the next one.
   */
  abstract removeAll(appId: AppId, token: string): Promise<void>;
}
