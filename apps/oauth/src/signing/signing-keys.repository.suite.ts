import { describe, expect, it } from '@jest/globals';
import { Sealer } from '@fieldpost/persistence';
import { makeSigningKey } from './signing-key.js';
import type { SigningKeys, StoredKey } from './signing-keys.repository.js';

const sealer = new Sealer(Buffer.alloc(32, 7));
const newKey = (): Promise<StoredKey> => makeSigningKey('ES256', sealer);

/** Tests of every repository of signing keys; `fresh` creates an empty one. */
export const signingKeysSuite = (fresh: () => Promise<SigningKeys>): void =>
  describe('Signing keys', () => {
    it('are stored completely', async () => {
      const keys = await fresh();
      const key = await newKey();
      await keys.addFirst(key);
      expect(await keys.list()).toMatchObject([key]);
    });

    it('have one signing key, however many replicas add one at once', async () => {
      const keys = await fresh();
      const brought = await Promise.all(Array.from({ length: 8 }, newKey));
      await Promise.all(brought.map((key) => keys.addFirst(key)));
      expect(await keys.list()).toHaveLength(1);
    });
  });
