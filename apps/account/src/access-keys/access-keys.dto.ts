import { type AppRight, parseAppRights } from '@fieldpost/domain';
import { z } from 'zod';
import { KeyName } from './key-name.js';

const strings = z.array(z.string(), 'should be an array of strings').min(1, 'can not be empty');

/** Body of a new key; a `key` that comes along is ignored, the server makes it. */
export const newAccessKey = z.object(
  {
    name: z.unknown().transform((raw) => KeyName(raw)),
    rights: strings.transform((raw) => parseAppRights(raw)),
  },
  'should be an object with name and rights',
);
export type NewAccessKeyDto = z.infer<typeof newAccessKey>;

/** An access key as those with the `settings` right read it. */
export interface AccessKeyDto {
  readonly name: string;
  readonly key: string;
  readonly rights: readonly AppRight[];
}
