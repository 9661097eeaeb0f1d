import type { Readable } from 'node:stream';
import { HttpApiJsonError, type handler, toHttpApiJson } from '@fieldpost/contracts';
import type { AppId } from '@fieldpost/domain';
import { type DeviceRow, rowOfJson } from './device-row.js';
import { type JsonElement, JsonElements } from './json-elements.js';

function rowOf(appId: AppId, { line, text }: JsonElement): DeviceRow {
  try {
    return rowOfJson(appId, line, JSON.parse(text));
  } catch (cause) {
    return {
      line,
      devId: '',
      codecLength: 0,
      read: () => {
        throw new HttpApiJsonError('device', 'is not JSON', { cause });
      },
    };
  }
}

/** Devices in the JSON of v2: one per line, in an array, or in the list that v2 returns. */
export async function* jsonRows(appId: AppId, input: Readable): AsyncGenerator<DeviceRow> {
  const elements = new JsonElements();
  for await (const chunk of input) {
    for (const element of elements.take(chunk as Buffer)) yield rowOf(appId, element);
  }
  for (const element of elements.end()) yield rowOf(appId, element);
}

/** The list of devices as v2 returns it, one device per line. */
export async function* toJsonList(devices: AsyncIterable<handler.Device>): AsyncGenerator<string> {
  let separator = '{"devices":[\n';
  for await (const device of devices) {
    yield separator + toHttpApiJson('handler.Device', device);
    separator = ',\n';
  }
  yield separator === ',\n' ? '\n]}\n' : '{"devices":[]}\n';
}
