import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { removeKey } from '../access-keys/access-keys.queries.js';
import { answered } from '../api/failure.js';
import { useApplication } from '../applications/use-application.js';
import { keyOf } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { DangerButton } from '../widgets/danger.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded, Problem } from '../widgets/states.js';
import { applicationPath } from './devices.queries.js';
import { transferTexts as words } from './transfer/transfer.texts.js';

/** Name of the key, as in ttnctl. */
const keyName = 'register-on-join';

/** Settings of an application at the handler, which are replaced as a whole. */
type Settings = Readonly<Record<string, unknown>> & { readonly register_on_join_access_key?: string };

/** Turns register on join on and off. */
export function RegisterOnJoinPage() {
  const { rights } = useApplication();
  const isAllowed = rights.includes('settings') && rights.includes('devices');
  return (
    <Page title={words.join}>
      <Text maw="44rem">{words.joinText}</Text>
      <Text maw="44rem">{words.joinKeyText}</Text>
      {isAllowed ? <Switch /> : <Text>{words.joinLacking}</Text>}
    </Page>
  );
}

function useJoining() {
  const { handler, account } = useConsole();
  const { id: appId } = useApplication();
  const path = applicationPath(appId);
  const set = async (key: string) => {
    // The request replaces all settings, including payload functions.
    const settings = await handler.ask<Settings>({ path });
    await handler.ask({ method: 'PUT', path, body: { ...settings, register_on_join_access_key: key } });
  };
  const dropKey = async () => {
    const params = { path: { appId } };
    const keys = await answered(account.GET('/api/v2/applications/{appId}/access-keys', { params }));
    if (keys.some(({ name }) => name === keyName)) await removeKey(account, appId, keyName);
  };
  const makeKey = async (): Promise<string> => {
    const params = { path: { appId }, header: { Prefer: 'return=representation' as const } };
    const body = { name: keyName, rights: ['devices' as const] };
    const made = await answered(account.POST('/api/v2/applications/{appId}/access-keys', { params, body }));
    return (made as { readonly key: string }).key;
  };
  return {
    ask: async (): Promise<boolean> =>
      Boolean((await handler.ask<Settings>({ path })).register_on_join_access_key),
    turnOn: async () => {
      // A key of that name whose secret nobody knows any more is of no use.
      await dropKey();
      await set(await makeKey());
    },
    turnOff: async () => {
      await set('');
      await dropKey();
    },
  };
}

function useSwitch() {
  const { id: appId } = useApplication();
  const queries = useQueryClient();
  const { ask, turnOn, turnOff } = useJoining();
  const onSuccess = async () => {
    await queries.invalidateQueries({ queryKey: keyOf(appId, 'register-on-join') });
    await queries.invalidateQueries({ queryKey: keyOf(appId, 'access-keys') });
  };
  return {
    appId,
    query: useQuery({ queryKey: keyOf(appId, 'register-on-join'), queryFn: ask }),
    starting: useMutation({ mutationFn: turnOn, onSuccess }),
    ending: useMutation({ mutationFn: turnOff, onSuccess }),
  };
}

function Switch() {
  const { appId, query, starting, ending } = useSwitch();
  return (
    <Loaded query={query}>
      {(isOn) => (
        <Stack align="flex-start">
          <Text role="status">{isOn ? words.joinIsOn : words.joinIsOff}</Text>
          {starting.error && <Problem failure={starting.error} />}
          <Group>
            {isOn ? (
              <DangerButton
                label={words.joinOff}
                variant="default"
                title={words.joinOffTitle}
                text={words.joinOffText}
                action={words.joinOff}
                work={ending}
              />
            ) : (
              <Button loading={starting.isPending} onClick={() => starting.mutate()}>
                {words.joinOn}
              </Button>
            )}
            <ButtonLink to="/console/applications/$appId/devices/-new" params={{ appId }} variant="default">
              {words.template}
            </ButtonLink>
          </Group>
        </Stack>
      )}
    </Loaded>
  );
}
