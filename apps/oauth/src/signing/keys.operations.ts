import type { OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';

const currentKey = z
  .object({ algorithm: z.string().meta({ examples: ['ES256'] }), key: z.string() })
  .meta({ id: 'PublicKey', description: 'The current signing key, as PEM.' });

const keySet = z
  .object({
    keys: z.array(
      z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string(), use: z.literal('sig') }),
    ),
  })
  .meta({ id: 'KeySet', description: 'Every key that verifies tokens.' });

export const readKey: OperationDoc = {
  summary: 'Read the public key, as v2 components do',
  gives: currentKey,
};

export const readKeySet: OperationDoc = { summary: 'Read the public keys (RFC 7517)', gives: keySet };
