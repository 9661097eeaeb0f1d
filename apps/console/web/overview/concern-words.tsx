import type { ReactNode } from 'react';
import { TextLink } from '../widgets/links.js';
import { Time } from '../widgets/times/time.js';
import type { Concern } from './concerns.js';
import { overviewTexts as words } from './overview.texts.js';

/** Text and link of an item that needs attention. */
export const ConcernWords = ({ of: concern }: { of: Concern }) => (
  <>
    {sentenceOn(concern)} <Way from={concern} />
  </>
);

function sentenceOn(concern: Concern): ReactNode {
  switch (concern.of) {
    case 'profile':
      return words.unverified;
    case 'application':
      return words.unregistered(concern.id);
    case 'component':
      return words.unreachable[concern.service](concern.id);
    case 'key':
      return words.keys[concern.expiry](concern.name, concern.id);
    case 'gateway':
      return words.notSeen(concern.id);
    case 'integration':
      return (
        <>
          {words.failingSince(concern.name, concern.id)}
          <Time at={concern.since} />.
        </>
      );
    case 'errors':
      return words.errors(concern);
    case 'clients':
      return words.pending(concern.count);
    case 'pending components':
      return words.pendingComponents(concern.count);
  }
}

function Way({ from: concern }: { from: Concern }) {
  switch (concern.of) {
    case 'profile':
      return <TextLink to="/console/account">{words.toProfile}</TextLink>;
    case 'clients':
      return (
        <TextLink to="/console/administration/clients" search={{ state: 'pending' }}>
          {words.toPending}
        </TextLink>
      );
    case 'pending components':
      return (
        <TextLink to="/console/administration/components" search={{ approval: 'pending' }}>
          {words.toPendingComponents}
        </TextLink>
      );
    case 'application':
    case 'component':
    case 'key':
    case 'gateway':
    case 'integration':
    case 'errors':
      return <WayToEntity of={concern} />;
  }
}

type OfEntity = Extract<Concern, { readonly id: string }>;

function WayToEntity({ of: concern }: { of: OfEntity }) {
  const { id } = concern;
  switch (concern.of) {
    case 'application':
      return (
        <TextLink to="/console/applications/$appId" params={{ appId: id }}>
          {words.toApplication}
        </TextLink>
      );
    case 'gateway':
      return (
        <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId: id }}>
          {words.toGateway}
        </TextLink>
      );
    case 'component':
      return (
        <TextLink
          to="/console/network/$service/$componentId"
          params={{ service: concern.service, componentId: id }}
        >
          {words.toComponent}
        </TextLink>
      );
    case 'integration':
    case 'errors':
    case 'key':
      return <WayInApplication of={concern} />;
  }
}

type InApplication = Extract<OfEntity, { readonly of: 'integration' | 'errors' | 'key' }>;

function WayInApplication({ of: concern }: { of: InApplication }) {
  const { id } = concern;
  switch (concern.of) {
    case 'integration':
      return (
        <TextLink
          to="/console/applications/$appId/integrations/$integrationId"
          params={{ appId: id, integrationId: concern.name }}
        >
          {words.toIntegration}
        </TextLink>
      );
    case 'errors':
      return (
        <TextLink to="/console/applications/$appId/data" params={{ appId: id }} search={{ kind: 'errors' }}>
          {words.toErrors}
        </TextLink>
      );
    case 'key':
      return (
        <TextLink to="/console/applications/$appId/access-keys" params={{ appId: id }}>
          {words.toKeys}
        </TextLink>
      );
  }
}
