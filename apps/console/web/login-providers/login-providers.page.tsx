import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoginProvider } from '../api/account.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink, GuideLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded, Problem } from '../widgets/states.js';
import { loginProvidersKey, loginProvidersQuery } from './login-providers.queries.js';
import { loginProvidersTexts as words } from './login-providers.texts.js';
import { changeProvider, useProviderChange } from './use-provider-change.js';
import { RowButton } from '../lists/row-button.js';

const Add = () => <ButtonLink to="/console/administration/login-providers/-new">{words.add}</ButtonLink>;

/** The login providers of administrators and of the settings. */
export function LoginProvidersPage() {
  const { account } = useConsole();
  const actions = (
    <Group>
      <GuideLink name="single-sign-on" hash="log-in-with-your-company-account" />
      <Add />
    </Group>
  );
  return (
    <Page title={words.title} actions={actions}>
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

const columns: readonly Column<LoginProvider>[] = [
  {
    id: 'name',
    label: words.name,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <TextLink to="/console/administration/login-providers/$providerId" params={{ providerId: id }}>
        {name}
      </TextLink>
    ),
  },
  { id: 'issuer', label: words.issuer, value: ({ issuer }) => issuer },
  { id: 'state', label: words.state, value: (provider) => stateOf(provider) },
];

const ProviderTable = ({ providers }: { providers: readonly LoginProvider[] }) => (
  <LocalList
    view={useListView('login-providers')}
    label={words.title}
    words={usualListTexts(words.title, words.things)}
    columns={columns}
    rows={providers}
    idOf={({ id }) => id}
    nameOf={({ name }) => name}
    actions={useActions()}
    rowEnd={(provider) => provider.origin === 'api' && <Switch provider={provider} />}
  />
);

function useActions(): readonly BulkAction<LoginProvider>[] {
  const { account } = useConsole();
  const queries = useQueryClient();
  const after = () => queries.invalidateQueries({ queryKey: loginProvidersKey });
  const switched = (enabled: boolean) => ({
    isFor: (provider: LoginProvider) => provider.origin === 'api' && provider.enabled !== enabled,
    run: ({ id }: LoginProvider) => changeProvider(account, id, { enabled }),
    after,
  });
  return [
    {
      label: words.switchOn,
      title: words.switchOnTitle,
      text: words.switchOnText,
      ...switched(true),
    },
    {
      label: words.switchOff,
      title: words.switchOffTitle,
      text: words.switchOffText,
      isDangerous: true,
      ...switched(false),
    },
  ];
}

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
      <RowButton
        loading={work.isPending}
        label={enabled ? words.switchOffLabel(name) : words.switchOnLabel(name)}
        text={enabled ? words.switchOff : words.switchOn}
        onClick={() => (enabled ? setAsked(true) : work.mutate())}
      />
      {!isAsked && work.error && <Problem failure={work.error} />}
      {isAsked && (
        <Confirm
          title={words.switchOffTitle.one(name)}
          text={words.switchOffText.one}
          action={words.switchOff}
          work={work}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
