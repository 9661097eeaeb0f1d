import { Failing } from '../integrations/failing.js';
import { TextLink } from '../widgets/links.js';
import type { Concern } from './concerns.js';
import { overviewTexts as words } from './overview.texts.js';

/** Text and link of an item that needs attention. */
export const ConcernWords = ({ of: concern }: { of: Concern }) =>
  concern.of === 'integration' ? (
    <Failing of={concern} />
  ) : (
    <>
      {sentenceOn(concern)} <Way from={concern} />
    </>
  );

type Other = Exclude<Concern, { readonly of: 'integration' }>;

function sentenceOn(concern: Other): string {
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
    case 'errors':
      return words.errors(concern);
    case 'clients':
      return words.pending(concern.count);
    case 'pending components':
      return words.pendingComponents(concern.count);
  }
}

function Way({ from: concern }: { from: Other }) {
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
    case 'errors':
      return <WayToEntity of={concern} />;
  }
}

type OfEntity = Extract<Other, { readonly id: string }>;

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
