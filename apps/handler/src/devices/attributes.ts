import { attributeKeyTooLong, attributeValueTooLong, tooManyAttributes } from './devices.errors.js';

/** Attributes that every device may have beside its own (docs/protocol/handler-api.md#setdevice). */
const builtIn = ['ttn-brand', 'ttn-model', 'ttn-version', 'ttn-antenna', 'ttn-module-type'];
const mostCustom = 5;
/** Bytes. */
const longest = 64;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Rejects attributes beyond the limits of an application's own ones; `extra` are keys that do not count as such. */
export function checkAttributes(
  attributes: Readonly<Record<string, string>>,
  extra: readonly string[],
): void {
  const custom = Object.entries(attributes).filter(([key]) => !builtIn.includes(key) && !extra.includes(key));
  for (const [key, value] of custom) {
    if (bytesOf(key) > longest) throw attributeKeyTooLong({ key, limit: longest });
    if (bytesOf(value) > longest) throw attributeValueTooLong({ key, limit: longest });
  }
  if (custom.length > mostCustom) throw tooManyAttributes({ limit: mostCustom });
}
