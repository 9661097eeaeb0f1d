import { Button, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoginProvider } from '../api/account.js';
import { Scroller } from '../lists/scroller.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded, Problem } from '../widgets/states.js';
import { loginProvidersQuery } from './login-providers.queries.js';
import { loginProvidersTexts as words } from './login-providers.texts.js';
import { useProviderChange } from './use-provider-change.js';

const Add = () => <ButtonLink to="/console/administration/login-providers/-new">{words.add}</ButtonLink>;

/** The login providers of administrators and of the settings. */
export function LoginProvidersPage() {
  const { account } = useConsole();
  return (
    <Page title={words.title} actions={<Add />}>
      <Loaded query={useQuery(loginProvidersQuery(account))}>
        {(providers) =>
          providers.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={<Add />} />
          ) : (
            <>
              <Text>{words.teach}</Text>
              <ProviderTable providers={providers} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const ProviderTable = ({ providers }: { providers: readonly LoginProvider[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.name}</Table.Th>
          <Table.Th scope="col">{words.issuer}</Table.Th>
          <Table.Th scope="col">{words.state}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {providers.map((provider) => (
          <Table.Tr key={provider.id}>
            <Table.Th scope="row">
              <TextLink
                to="/console/administration/login-providers/$providerId"
                params={{ providerId: provider.id }}
              >
                {provider.name}
              </TextLink>
            </Table.Th>
            <Table.Td>{provider.issuer}</Table.Td>
            <Table.Td>{stateOf(provider)}</Table.Td>
            <Table.Td>{provider.origin === 'api' && <Switch provider={provider} />}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const stateOf = ({ enabled, origin }: LoginProvider): string =>
  `${enabled ? words.on : words.off}${origin === 'settings' ? `, ${words.ofSettings}` : ''}`;

/** Switches a provider on, or off after a confirmation. */
function Switch({ provider: { id, name, enabled } }: { provider: LoginProvider }) {
  const [isAsked, setAsked] = useState(false);
  const change = useProviderChange(id);
  const work = useMutation({
    mutationFn: () => change.mutateAsync({ enabled: !enabled }),
    onSuccess: () =>
      notifications.show({ message: enabled ? words.switchedOff(name) : words.switchedOn(name) }),
  });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={work.isPending}
        aria-label={enabled ? words.switchOffLabel(name) : words.switchOnLabel(name)}
        onClick={() => (enabled ? setAsked(true) : work.mutate())}
      >
        {enabled ? words.switchOff : words.switchOn}
      </Button>
      {!isAsked && work.error && <Problem failure={work.error} />}
      {isAsked && (
        <Confirm
          title={words.switchOffTitle(name)}
          text={words.switchOffText}
          action={words.switchOff}
          work={work}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
