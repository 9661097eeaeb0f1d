import type { AppId } from '@fieldpost/domain';
import { codecIdOf, type CodecSource, DeviceCodecs } from '../../src/devices/device-codecs.repository.js';

/** Codecs of devices that are never forgotten. */
export class DeviceCodecsMemory extends DeviceCodecs {
  private readonly sources = new Map<string, CodecSource>();

  async keep(appId: AppId, source: string): Promise<void> {
    this.sources.set(`${appId}/${codecIdOf(source)}`, { source });
  }

  async find(appId: AppId, codecId: string): Promise<CodecSource | undefined> {
    return this.sources.get(`${appId}/${codecId}`);
  }
}
