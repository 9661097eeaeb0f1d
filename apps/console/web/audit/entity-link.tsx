import type { ReactNode } from 'react';
import { TextLink } from '../widgets/links.js';

interface EntityLinkProps {
  readonly kind: string;
  /** Of a user, the name. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to the page of administrators about an entity; what was removed permanently has none. */
export function EntityLink({ kind, id, children }: EntityLinkProps) {
  switch (kind) {
    case 'apps':
      return (
        <TextLink to="/console/administration/applications/$appId" params={{ appId: id }}>
          {children}
        </TextLink>
      );
    case 'gateways':
      return (
        <TextLink to="/console/administration/gateways/$gatewayId" params={{ gatewayId: id }}>
          {children}
        </TextLink>
      );
    case 'components':
      return (
        <TextLink to="/console/administration/components/$componentId" params={{ componentId: id }}>
          {children}
        </TextLink>
      );
    case 'clients':
      return (
        <TextLink to="/console/clients/$name" params={{ name: id }}>
          {children}
        </TextLink>
      );
    case 'organizations':
      return (
        <TextLink to="/console/administration/organizations" search={{ search: id }}>
          {children}
        </TextLink>
      );
    case 'users':
      return (
        <TextLink to="/console/administration/users/$username" params={{ username: id }}>
          {children}
        </TextLink>
      );
    default:
      return children;
  }
}
