import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { applicationsQuery } from '../applications/applications.queries.js';
import { clientsQuery } from '../clients/clients.queries.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { componentsQuery } from '../components/components.queries.js';
import { useConsole } from '../console.js';
import { gatewaysQuery } from '../gateways/gateways.queries.js';
import { organizationsQuery } from '../organizations/organizations.queries.js';
import { TextLink } from '../widgets/links.js';
import { EntityLink, type EntityLinkProps } from './entity-link.js';

/** Links to the user's own page about what the user has, by a list of the user. */
const ownLink = <T,>(
  useList: () => readonly T[] | undefined,
  idOf: (one: T) => string,
  linkTo: (one: T, children: ReactNode) => ReactNode,
) =>
  function OwnLink(props: EntityLinkProps) {
    const list = useList();
    const found = list?.find((one) => idOf(one) === props.id);
    if (!list) return props.children;
    return found ? linkTo(found, props.children) : <OfAdministrators {...props} />;
  };

const nameOf = ({ name }: { readonly name: string }) => name;
const id = (one: { readonly id: string }) => one.id;

function OfAdministrators(props: EntityLinkProps) {
  const { data } = useQuery(profileQuery(useConsole().account));
  if (props.kind === 'users' && props.id === data?.username)
    return <TextLink to="/console/account">{props.children}</TextLink>;
  return data?.administrator === true ? <EntityLink {...props} /> : props.children;
}

/** The user's own pages about entities, by kind. The lists of the user say which there are. */
const own: Readonly<Record<string, ComponentType<EntityLinkProps>>> = {
  apps: ownLink(
    () => useQuery(applicationsQuery(useConsole().account, 'kept')).data,
    id,
    ({ id: appId }, children) => (
      <TextLink to="/console/applications/$appId" params={{ appId }}>
        {children}
      </TextLink>
    ),
  ),
  gateways: ownLink(
    () => useQuery(gatewaysQuery(useConsole().account)).data,
    id,
    ({ id: gatewayId }, children) => (
      <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId }}>
        {children}
      </TextLink>
    ),
  ),
  components: ownLink(
    () => useQuery(componentsQuery(useConsole().account)).data,
    id,
    ({ id: componentId, type }, children) => (
      <TextLink to="/console/components/$plural/$componentId" params={{ plural: `${type}s`, componentId }}>
        {children}
      </TextLink>
    ),
  ),
  clients: ownLink(
    () => useQuery(clientsQuery(useConsole().account)).data,
    nameOf,
    ({ name }, children) => (
      <TextLink to="/console/clients/$name" params={{ name }}>
        {children}
      </TextLink>
    ),
  ),
  organizations: ownLink(
    () => useQuery(organizationsQuery(useConsole().account)).data,
    id,
    ({ id: organizationId }, children) => (
      <TextLink to="/console/organizations/$organizationId" params={{ organizationId }}>
        {children}
      </TextLink>
    ),
  ),
};

/**
 * A link to the user's own page about an entity. Where the user has none, administrators get a link to theirs, and others the
 * name alone: the entity was removed, or is no longer shared.
 */
export function OwnEntityLink(props: EntityLinkProps) {
  const Link = own[props.kind] ?? OfAdministrators;
  return <Link {...props} />;
}
