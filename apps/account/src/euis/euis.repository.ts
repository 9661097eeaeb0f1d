import type { AppId, Eui } from '@fieldpost/domain';

/** Which application is reachable at which EUI; one EUI is one application's. The class is also the injection token. */
export abstract class Euis {
  abstract listByApp(appId: AppId): Promise<readonly Eui[]>;
  /** `own` when the application has it already, `taken` when another does. */
  abstract add(appId: AppId, eui: Eui): Promise<'added' | 'own' | 'taken'>;
  /** Whether the application had it. */
  abstract remove(appId: AppId, eui: Eui): Promise<boolean>;
}
