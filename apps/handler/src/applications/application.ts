import type { AppId } from '@fieldpost/domain';

/** JavaScript sources; empty when the application has none. */
export interface PayloadSources {
  readonly decoder: string;
  readonly converter: string;
  readonly validator: string;
  readonly encoder: string;
  /** Functions of the LoRaWAN Payload Codec API (TS013), decision 105. */
  readonly codec: string;
}

/** An application as the handler keeps it (docs/protocol/handler-api.md#application-settings). */
export interface Application extends PayloadSources {
  readonly appId: AppId;
  /** `""`, `custom`, `codec`, `cayennelpp`, or a word that means no processing. */
  readonly payloadFormat: string;
  /** In clear here, sealed in the database; empty when there is none. */
  readonly registerOnJoinAccessKey: string;
}
