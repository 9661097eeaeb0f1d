import type { AppId, DevId } from '@fieldpost/domain';
import { KeyedTurns } from '../network/keyed-turns.js';

/**
 * Keeps a device's downlinks in one piece: an uplink that settles the current downlink and an application that replaces
 * it do not happen at once. The class is also the injection token.
 */
export class DeviceTurns {
  private readonly turns = new KeyedTurns();

  take<T>(appId: AppId, devId: DevId, work: () => Promise<T>): Promise<T> {
    return this.turns.take(`${appId}/${devId}`, work);
  }
}
