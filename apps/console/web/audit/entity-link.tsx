import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextLink } from '../widgets/links.js';

export interface EntityLinkProps {
  readonly kind: string;
  /** Of a user, the name. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The pages of administrators about entities, by kind. */
const pages = {
  apps: (entityId: string) =>
    linkOptions({ to: '/console/administration/applications/$entityId', params: { entityId } }),
  gateways: (entityId: string) =>
    linkOptions({ to: '/console/administration/gateways/$entityId', params: { entityId } }),
  components: (entityId: string) =>
    linkOptions({ to: '/console/administration/components/$entityId', params: { entityId } }),
  organizations: (entityId: string) =>
    linkOptions({ to: '/console/administration/organizations/$entityId', params: { entityId } }),
  // Deleted ones have no page of their own.
  clients: (search: string) => linkOptions({ to: '/console/administration/clients', search: { search } }),
  // All of them have one page.
  notices: (_id: string) => linkOptions({ to: '/console/administration/notices' }),
  installation: (_id: string) => linkOptions({ to: '/console/administration/system' }),
  users: (username: string) =>
    linkOptions({ to: '/console/administration/users/$username', params: { username } }),
} as const;

/** A user who was removed has no name any more. */
const userId = /^u_[0-9A-F]{32}$/;

const hasPage = (kind: string, id: string): kind is keyof typeof pages =>
  kind in pages && !(kind === 'users' && userId.test(id));

/** A link to the page of administrators about an entity; what was removed permanently has none. */
export const EntityLink = ({ kind, id, children }: EntityLinkProps) =>
  hasPage(kind, id) ? <TextLink {...pages[kind](id)}>{children}</TextLink> : children;
