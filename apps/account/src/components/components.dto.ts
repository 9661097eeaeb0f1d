import type { oauth } from '@fieldpost/contracts';
import { ComponentId, type ComponentRight, type ServiceName } from '@fieldpost/domain';
import { z } from 'zod';
import { pageMembers, toPage } from '@fieldpost/transport';
import type { CollaboratorDto } from '../collaborators/collaborators.dto.js';
import { parsed } from '../values/shapes.js';
import { type Approval, approvals } from './approval.js';
import type { Component, AdministeredComponent } from './components.repository.js';

/** Body of a new component; its type stands in the path. */
export const newComponent = z.object({ id: parsed(ComponentId) }, 'should be an object with id');
export type NewComponentDto = z.infer<typeof newComponent>;

/** A component as v2 clients decode it; in lists without collaborators. */
export interface ComponentDto {
  readonly type: ServiceName;
  readonly id: ComponentId;
  readonly created: string;
  /** Only approved components get tokens; v2 does not know it. */
  readonly approval: Approval;
  readonly rights: readonly ComponentRight[];
  readonly collaborators?: readonly CollaboratorDto[];
}

/** Query of the list of all components. */
export const administeredQuery = z
  .object({
    ...pageMembers,
    approval: z.enum(approvals, `should be one of ${approvals.join(', ')}`).optional(),
  })
  .transform(({ approval, ...page }) => ({ approval, page: toPage(page) }));
export type AdministeredQuery = z.infer<typeof administeredQuery>;

/** A component as administrators see it. */
export interface AdministeredComponentDto extends Omit<ComponentDto, 'rights' | 'collaborators'> {
  /** Name of the user who made it; null where the operator did. */
  readonly creator: string | null;
}

export interface ComponentTokenDto {
  readonly token: string;
  /** RFC 3339. */
  readonly expires: string;
}

/** The answer of the token server in the words of this API. */
export const toTokenDto = ({ access_token, expires_at }: oauth.IssuedToken__Output): ComponentTokenDto => ({
  token: access_token,
  expires: new Date(Number(expires_at) * 1000).toISOString(),
});

export const toComponentDto = (
  { type, id, created, approval }: Component,
  rights: readonly ComponentRight[],
): ComponentDto => ({ type, id, created: created.toISOString(), approval, rights });

export const toAdministeredDto = ({
  type,
  id,
  created,
  approval,
  creator,
}: AdministeredComponent): AdministeredComponentDto => ({
  type,
  id,
  created: created.toISOString(),
  approval,
  creator,
});
