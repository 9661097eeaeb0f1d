import { Badge, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Fact } from '../widgets/fact.js';
import type { OauthClient } from '../api/account.js';
import { History } from '../audit/history.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { Section } from '../widgets/section.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { ClientRights } from './client-rights.js';
import { GrantName } from './client-fields.js';
import { authenticationOf } from './client-values.js';
import { ClientForm } from './client-form.js';
import { stateOf } from './client-state.js';
import { clientHistory, clientQuery } from './clients.queries.js';
import { clientsTexts, namesOfScopes, clientTexts as words } from './clients.texts.js';
import { type ClientsPath, Deletion } from './deletion.js';
import { Decision } from './decision.js';
import { StateBadge } from './state-badge.js';

const own = getRouteApi('/signed-in/console/clients/$name');
const any = getRouteApi('/signed-in/console/administration/clients/$name');

/** One OAuth client, with its rights and history. */
export const ClientPage = () => <OneClient name={own.useParams().name} list="/console/clients" />;

/** The same for administrators, below the clients of all users. */
export const AnyClientPage = () => (
  <OneClient name={any.useParams().name} list="/console/administration/clients" />
);

interface OneClientProps {
  readonly name: string;
  /** Where it leads after the client was deleted. */
  readonly list: ClientsPath;
}

function OneClient({ name, list }: OneClientProps) {
  const { account } = useConsole();
  const query = useQuery(clientQuery(account, name));
  return (
    <Stack>
      <Loaded query={query}>{(client) => <Client client={client} list={list} />}</Loaded>
    </Stack>
  );
}

function Client({ client, list }: { readonly client: OauthClient } & Pick<OneClientProps, 'list'>) {
  const { account } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  return (
    <Page title={client.name} actions={<Deletion name={client.name} list={list} />}>
      <div className="facts">
        <Facts client={client} />
        <Section title={words.standing}>
          <Group gap="xs">
            <StateBadge client={client} />
            {client.official && (
              <Badge variant="light" tt="none">
                {clientsTexts.official}
              </Badge>
            )}
          </Group>
          <Text>{words[`${stateOf(client)}Text`]}</Text>
          {isAdmin && <Decision client={client} />}
        </Section>
      </div>
      {client.grants.includes('client_credentials') && <ClientRights name={client.name} />}
      <Stack gap="xs">
        <Title order={2} size="h4">
          {words.change}
        </Title>
        <ClientForm key={JSON.stringify(client)} client={client} isAdmin={isAdmin} />
      </Stack>
      <ClientHistory name={client.name} />
    </Page>
  );
}

const Facts = ({ client }: { client: OauthClient }) => (
  <Section title={words.facts}>
    {client.description !== '' && <Text className="wraps">{client.description}</Text>}
    <Fact name="client_id">
      <Code>{client.name}</Code>
    </Fact>
    <Fact name={clientsTexts.authentication}>{clientsTexts.authentications[authenticationOf(client)]}</Fact>
    <Fact name={clientsTexts.scope}>{namesOfScopes(client.scope)}</Fact>
    <Fact name={clientsTexts.grant}>
      {client.grants.map((grant, at) => (
        <Fragment key={grant}>
          {at > 0 && '; '}
          <GrantName grant={grant} />
        </Fragment>
      ))}
    </Fact>
  </Section>
);

function ClientHistory({ name }: { name: string }) {
  const { account } = useConsole();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.history}
      </Title>
      <History label={words.history} source={clientHistory(account, name)} />
    </Stack>
  );
}
