import type { oauth } from '@fieldpost/contracts';
import { ComponentId, type ComponentRight, type ServiceName } from '@fieldpost/domain';
import { z } from 'zod';
import type { CollaboratorDto } from '../collaborators/collaborators.dto.js';
import { parsed } from '../shapes.js';
import type { Component } from './components.repository.js';

/** Body of a new component; its type stands in the path. */
export const newComponent = z.object({ id: parsed(ComponentId) }, 'should be an object with id');
export type NewComponentDto = z.infer<typeof newComponent>;

/** A component as v2 clients decode it; in lists without collaborators. */
export interface ComponentDto {
  readonly type: ServiceName;
  readonly id: ComponentId;
  readonly created: string;
  readonly rights: readonly ComponentRight[];
  readonly collaborators?: readonly CollaboratorDto[];
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
  { type, id, created }: Component,
  rights: readonly ComponentRight[],
): ComponentDto => ({ type, id, created: created.toISOString(), rights });
