import type { Application, PayloadSources } from '../applications/application.js';

/** Settings that nobody has stored, tried by somebody in whose turn their functions run. */
export interface SettingsOnTrial extends PayloadSources {
  readonly payloadFormat: string;
  readonly turn: string;
  /** Whose share of the threads they use. */
  readonly share: string;
}

/** Whose payloads are read and made. */
export type Formatted = Application | SettingsOnTrial;

/** One console.log call: the function it stood in and each argument as JSON text. */
export interface LogEntry {
  readonly function: string;
  readonly fields: readonly string[];
}

/** What the application's format made of a payload. */
export interface DecodedPayload {
  /** Undefined when the application has no format, or its functions gave none. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** False when the validator said no: the uplink is to be dropped. */
  readonly valid: boolean;
  /** Whether a format was applied at all: only then are the device's attributes part of the uplink. */
  readonly processed: boolean;
  readonly logs: readonly LogEntry[];
}

export interface EncodedPayload {
  readonly payload: Buffer;
  readonly logs: readonly LogEntry[];
}

/** Payload formats of applications: none, JavaScript functions, Cayenne LPP. The class is also the injection token. */
export abstract class PayloadFormats {
  abstract decode(application: Formatted, payload: Buffer, port: number): Promise<DecodedPayload>;
  /**
   * Undefined when the application has no format that could encode: the fields are then ignored
   * (docs/protocol/downlinks.md#building-the-frame).
   */
  abstract encode(
    application: Formatted,
    fields: Readonly<Record<string, unknown>>,
    port: number,
  ): Promise<EncodedPayload | undefined>;
}
