import { appRights, componentRights, gatewayRights } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { toJsonSchema } from '@fieldpost/openapi';
import { z } from 'zod';

const list = z
  .array(z.string().meta({ enum: [...appRights, ...gatewayRights, ...componentRights] }))
  .meta({ minItems: 1 });
const body = z.union([list, z.object({ rights: list }).transform(({ rights }) => rights)]);

/** The JSON schema of the bodies that `rightsIn` reads. */
export const rightsShape = toJsonSchema(body, 'input').schema;

/**
 * Rights for a collaborator in each form that clients send (docs/protocol/account-api.md#collaborator-bodies): a bare
 * array, `{"rights"}`, or a whole collaborator, whose other members are ignored.
 */
export function rightsIn(raw: unknown): readonly string[] {
  const { data } = body.safeParse(raw);
  if (data === undefined) throw notValid({ argument: 'Rights', reason: 'should be an array of strings' });
  if (data.length === 0) throw notValid({ argument: 'Rights', reason: 'can not be empty' });
  return data;
}
