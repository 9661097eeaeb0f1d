import type { AppId } from '@fieldpost/domain';

/** JavaScript sources; empty when the application has none. */
export interface PayloadSources {
  readonly decoder: string;
  readonly converter: string;
  readonly validator: string;
  readonly encoder: string;
}

/** An application as the handler keeps it (docs/protocol/handler-api.md#application-settings). */
export interface Application extends PayloadSources {
  readonly appId: AppId;
  /** `""`, `custom`, `cayennelpp`, or a word that means no processing. */
  readonly payloadFormat: string;
  /** In clear here, sealed in the database; empty when there is none. */
  readonly registerOnJoinAccessKey: string;
}
