import { describe, expect, it } from '@jest/globals';
import { Sealer } from '@fieldpost/persistence';
import { makeSigningKey } from './signing-key.js';
import type { SigningKeys, StoredKey } from './signing-keys.repository.js';

const sealer = new Sealer(Buffer.alloc(32, 7));
const newKey = (): Promise<StoredKey> => makeSigningKey('ES256', sealer);

/** What every keeper of signing keys does; `fresh` gives one that is empty. */
export const signingKeysSuite = (fresh: () => Promise<SigningKeys>): void =>
  describe('Signing keys', () => {
    it('are kept whole', async () => {
      const keys = await fresh();
      const key = await newKey();
      await keys.addFirst(key);
      expect(await keys.list()).toEqual([key]);
    });

    it('have one that signs, however many replicas bring one at once', async () => {
      const keys = await fresh();
      const brought = await Promise.all(Array.from({ length: 8 }, newKey));
      await Promise.all(brought.map((key) => keys.addFirst(key)));
      expect(await keys.list()).toHaveLength(1);
    });
  });
