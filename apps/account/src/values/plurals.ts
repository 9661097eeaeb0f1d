import { type ServiceName, serviceNames } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';

const typeNotFound = defineError(
  'component_type_not_found',
  'not_found',
  'Component type {plural} not found',
);

/** The component type of a path: `handlers` is `handler`. */
export function typeOf(plural: unknown): ServiceName {
  const type = serviceNames.find((name) => `${name}s` === plural);
  if (type === undefined) throw typeNotFound({ plural: String(plural) });
  return type;
}
