import { describe, expect, it } from '@jest/globals';
import { BrokerLoginsMemory } from '../../../test/memory/broker-logins.memory.js';
import { BrokerLoginsCleaner } from './broker-logins.cleaner.js';

const hour = 3_600_000;

describe('Forgetting logins at outside brokers', () => {
  it('goes on soon while there is more than one batch, and then rests', async () => {
    const store = new BrokerLoginsMemory();
    store.silent = 2_500;
    const forgetting = new BrokerLoginsCleaner(store, { warn: () => undefined });
    const rests = [await forgetting.round(), await forgetting.round(), await forgetting.round()];
    expect(store.silent).toBe(0);
    expect(rests.map((rest) => rest < hour)).toEqual([true, true, false]);
  });

  it('waits for an unavailable database, and logs it', async () => {
    const store = new BrokerLoginsMemory();
    store.isAway = true;
    const warnings: unknown[] = [];
    const forgetting = new BrokerLoginsCleaner(store, {
      warn: (...line: unknown[]) => void warnings.push(line),
    });
    expect(await forgetting.round()).toBe(hour);
    expect(warnings).toMatchObject([[{ err: { kind: 'unavailable' } }, expect.any(String)]]);
  });
});
