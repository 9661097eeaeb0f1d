import { SigningKeysMemory } from '../../test/memory/signing-keys.memory.js';
import { signingKeysSuite } from './signing-keys.repository.suite.js';

signingKeysSuite(async () => new SigningKeysMemory());
