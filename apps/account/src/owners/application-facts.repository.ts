import type { ApplicationFacts } from '@fieldpost/domain';

/** What decides whose share an application uses. */
export interface FactsOfApplication extends ApplicationFacts {
  readonly appId: string;
}

/** Who created applications, and what they may still do with them. The class is also the injection token. */
export abstract class ApplicationFactsBook {
  /** Of those of the applications whose creator is known. */
  abstract find(appIds: readonly string[]): Promise<readonly FactsOfApplication[]>;
}
