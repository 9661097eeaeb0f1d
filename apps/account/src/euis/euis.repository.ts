import type { AppId, Eui } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';

export interface ApplicationEui {
  readonly appId: AppId;
  readonly eui: Eui;
}

/** Which application is reachable at which EUI; one EUI is one application's. The class is also the injection token. */
export abstract class Euis {
  abstract listByApp(appId: AppId): Promise<readonly Eui[]>;
  /**
   * `own` when the application has it already, `taken` when another does. `check` hears how many it has before another is
   * added, and nobody adds one meanwhile.
   */
  abstract add(
    { appId, eui }: ApplicationEui,
    by: Actor,
    check: (count: number) => void,
  ): Promise<'added' | 'own' | 'taken'>;
  /** Whether the application had it. */
  abstract remove({ appId, eui }: ApplicationEui, by: Actor): Promise<boolean>;
}
