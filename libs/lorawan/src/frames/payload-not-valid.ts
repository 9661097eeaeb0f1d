import { type AppError, notValid } from '@fieldpost/errors';

/** Bytes that are no LoRaWAN frame; `reason` continues the sentence `Payload not valid: `. */
export const payloadNotValid = (reason: string): AppError => notValid({ argument: 'Payload', reason });
