import type { SealingKeys } from '@fieldpost/persistence';

/** What the settings say about login providers. */
export class ProviderOptions {
  constructor(
    readonly sealingKeys: SealingKeys,
    /** Providers may use plain HTTP. */
    readonly isDevelopment: boolean,
  ) {}
}
