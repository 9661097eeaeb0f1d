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

function Application(props: EntityLinkProps) {
  const { data } = useQuery(applicationsQuery(useConsole().account, 'kept'));
  const link = (
    <TextLink to="/console/applications/$appId" params={{ appId: props.id }}>
      {props.children}
    </TextLink>
  );
  return <Own {...props} isOwn={data?.some(({ id }) => id === props.id)} link={link} />;
}

function Gateway(props: EntityLinkProps) {
  const { data } = useQuery(gatewaysQuery(useConsole().account));
  const link = (
    <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId: props.id }}>
      {props.children}
    </TextLink>
  );
  return <Own {...props} isOwn={data?.some(({ id }) => id === props.id)} link={link} />;
}

function Component(props: EntityLinkProps) {
  const { data } = useQuery(componentsQuery(useConsole().account));
  const found = data?.find(({ id }) => id === props.id);
  const link = (
    <TextLink
      to="/console/components/$plural/$componentId"
      params={{ plural: `${found?.type}s`, componentId: props.id }}
    >
      {props.children}
    </TextLink>
  );
  return <Own {...props} isOwn={data && found !== undefined} link={link} />;
}

function Client(props: EntityLinkProps) {
  const { data } = useQuery(clientsQuery(useConsole().account));
  const link = (
    <TextLink to="/console/clients/$name" params={{ name: props.id }}>
      {props.children}
    </TextLink>
  );
  return <Own {...props} isOwn={data?.some(({ name }) => name === props.id)} link={link} />;
}

function Organization(props: EntityLinkProps) {
  const { data } = useQuery(organizationsQuery(useConsole().account));
  const link = (
    <TextLink to="/console/organizations/$organizationId" params={{ organizationId: props.id }}>
      {props.children}
    </TextLink>
  );
  return <Own {...props} isOwn={data?.some(({ id }) => id === props.id)} link={link} />;
}

interface OwnProps extends EntityLinkProps {
  /** Undefined while that is not known. */
  readonly isOwn: boolean | undefined;
  readonly link: ReactNode;
}

function Own({ isOwn, link, ...props }: OwnProps) {
  if (isOwn === undefined) return props.children;
  return isOwn ? link : <OfAdministrators {...props} />;
}

function OfAdministrators(props: EntityLinkProps) {
  const { data } = useQuery(profileQuery(useConsole().account));
  if (props.kind === 'users' && props.id === data?.username)
    return <TextLink to="/console/account">{props.children}</TextLink>;
  return data?.administrator === true ? <EntityLink {...props} /> : props.children;
}

/** The user's own pages about entities, by kind. The lists of the user say which there are. */
const own: Readonly<Record<string, ComponentType<EntityLinkProps>>> = {
  apps: Application,
  gateways: Gateway,
  components: Component,
  clients: Client,
  organizations: Organization,
};

/**
 * A link to the page of the user about an entity, or to that of administrators for these where the user has none. What others
 * removed, or no longer share, has none.
 */
export function OwnEntityLink(props: EntityLinkProps) {
  const Link = own[props.kind] ?? OfAdministrators;
  return <Link {...props} />;
}
