import type { oauth } from '@fieldpost/contracts';
import { ComponentId, type ComponentRight } from '@fieldpost/domain';
import { z } from 'zod';
import { pageMembers, toPage } from '@fieldpost/transport';
import { sortMember } from '../lists/sorting.js';
import { plainText } from '../values/plain-text.js';
import { forOrganization, parsed } from '../values/shapes.js';
import { approvals } from './approval.js';
import { type Component, type AdministeredComponent, componentSorts } from './components.repository.js';
import type { ComponentDto, ComponentTokenDto, AdministeredComponentDto } from './components.operations.js';

/** Body of a new component; the path has its type. */
export const newComponent = z.object(
  { id: parsed(ComponentId), organization: forOrganization },
  'should be an object with id',
);
export type NewComponentDto = z.infer<typeof newComponent>;

/** Query of the list of all components. */
export const administeredQuery = z
  .object({
    ...pageMembers,
    search: plainText(100).optional().meta({ description: 'Part of an id or of the name of the creator.' }),
    approval: z.enum(approvals, `should be one of ${approvals.join(', ')}`).optional(),
    sort: sortMember(componentSorts),
  })
  .transform(({ search, approval, sort, ...page }) => ({ search, approval, ...sort, page: toPage(page) }));
export type AdministeredQuery = z.infer<typeof administeredQuery>;

/** The token of oauth with the names of this API. */
export const toTokenDto = ({ access_token, expires_at }: oauth.IssuedToken__Output): ComponentTokenDto => ({
  token: access_token,
  expires: new Date(Number(expires_at) * 1000).toISOString(),
});

export const toComponentDto = (
  { type, id, created, approval }: Component,
  rights: readonly ComponentRight[],
): ComponentDto => ({ type, id, created: created.toISOString(), approval, rights });

export const toAdministeredDto = (component: AdministeredComponent): AdministeredComponentDto => {
  const { type, id, created, approval, creator } = component;
  return { type, id, created: created.toISOString(), approval, creator };
};
