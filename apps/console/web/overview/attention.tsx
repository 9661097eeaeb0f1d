import { Alert, List, Stack, Text, Title } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Application } from '../api/account.js';
import { applicationsTexts } from '../applications/applications.texts.js';
import { handlerQuery } from '../applications/handler-fact.js';
import { clientsQuery } from '../clients/clients.queries.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { gatewaysQuery } from '../gateways/gateways.queries.js';
import { ButtonLink, TextLink } from '../shell/links.js';
import { Empty } from '../shell/states.js';
import { type Concern, concernsIn } from './concerns.js';
import { overviewTexts as words } from './overview.texts.js';

/** How many applications are looked at for what needs attention. */
const mostLookedAt = 20;

/** What needs attention; few requests, of which most are those of the lists. */
export function Attention({ applications }: { applications: readonly Application[] }) {
  const concerns = useConcerns(applications);
  const create = <ButtonLink to="/console/applications/-new">{applicationsTexts.create}</ButtonLink>;
  return (
    <>
      {applications.length === 0 && (
        <Empty title={applicationsTexts.none} text={words.noApplication} action={create} />
      )}
      <Stack gap="xs">
        <Title order={2} size="h4">
          {words.attention}
        </Title>
        {concerns.length === 0 ? (
          <Text>{words.nothing}</Text>
        ) : (
          <Alert color="yellow">
            <List>
              {concerns.map((concern) => (
                <List.Item key={JSON.stringify(concern)}>
                  <Words of={concern} />
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
      </Stack>
    </>
  );
}

function useConcerns(applications: readonly Application[]): readonly Concern[] {
  const { account, handler } = useConsole();
  const { data: profile } = useQuery(profileQuery(account));
  const { data: gateways } = useQuery(gatewaysQuery(account));
  const isJudge = profile?.administrator === true;
  const { data: clients } = useQuery({ ...clientsQuery(account), enabled: isJudge });
  const looked = applications.slice(0, mostLookedAt);
  const handlers = useQueries({ queries: looked.map(({ id }) => handlerQuery(handler, id)) });
  const unregistered = looked.filter((_, at) => handlers[at]?.data === null).map(({ id }) => id);
  return concernsIn({ profile, unregistered, gateways, clients });
}

/** A concern as a sentence, with the way to where it is dealt with. */
function Words({ of: concern }: { of: Concern }) {
  switch (concern.of) {
    case 'profile':
      return (
        <>
          {words.unverified} <TextLink to="/console/account">{words.toProfile}</TextLink>
        </>
      );
    case 'application':
      return (
        <>
          {words.unregistered(concern.id)}{' '}
          <TextLink to="/console/applications/$appId" params={{ appId: concern.id }}>
            {concern.id}
          </TextLink>
        </>
      );
    case 'gateway':
      return (
        <>
          {words.notSeen(concern.id)}{' '}
          <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId: concern.id }}>
            {concern.id}
          </TextLink>
        </>
      );
    case 'clients':
      return (
        <>
          {words.pending(concern.count)}{' '}
          <TextLink to="/console/clients" search={{ state: 'pending' }}>
            {words.toPending}
          </TextLink>
        </>
      );
  }
}
