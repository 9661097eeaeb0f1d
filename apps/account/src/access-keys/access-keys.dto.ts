import { appRights, parseAppRights } from '@fieldpost/domain';
import { z } from 'zod';
import { AddressRange } from '../values/address-range.js';
import { parsed } from '../values/shapes.js';
import type { KeyBounds } from '../access/key-bounds.js';
import { KeyName } from '../values/key-name.js';

const strings = z
  .array(z.string().meta({ enum: appRights }), 'should be an array of strings')
  .min(1, 'can not be empty');

const mostAddresses = 20;
const addresses = z
  .array(parsed(AddressRange), 'should be an array of strings')
  .min(1, 'can not be empty')
  .max(mostAddresses, `should have at most ${mostAddresses}`)
  .transform((list) => [...new Set(list)]);
const expires = z.iso
  .datetime({ offset: true, error: 'should be a date and time such as 2030-01-31T12:00:00Z' })
  .transform((text) => new Date(text))
  // An offset may lead past the year that responses can express.
  .refine((time) => time.getUTCFullYear() <= 9999, 'should be before the year 10000');

/** Body of a new key. A `key` in it is ignored, because the server creates it. */
export const newAccessKey = z.object(
  {
    name: parsed(KeyName),
    rights: strings.transform((raw) => parseAppRights(raw)),
    expires: expires.nullish(),
    addresses: addresses.nullish(),
  },
  'should be an object with name and rights',
);
export type NewAccessKeyDto = z.infer<typeof newAccessKey>;

/** The limits of a key in the API and the audit log; without members when there are none. */
export const limitsOf = ({ expires, addresses }: KeyBounds) => ({
  ...(expires && { expires: expires.toISOString() }),
  ...(addresses.length > 0 && { addresses }),
});
