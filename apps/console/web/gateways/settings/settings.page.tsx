import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import { Page } from '../../widgets/page.js';
import { Loaded } from '../../widgets/states.js';
import { Deletion } from './deletion.js';
import { planChoicesQuery } from '../gateways.queries.js';
import { SettingsForm } from './settings-form.js';
import { settingsTexts as words } from './settings.texts.js';
import { Transfer } from './transfer.js';
import { useGateway } from '../use-gateway.js';

/** Settings, transfer and deletion of a gateway. */
export function SettingsPage() {
  const { account } = useConsole();
  const gateway = useGateway();
  const { id, rights } = gateway;
  const plans = useQuery(planChoicesQuery(account));
  const mayChange = rights.includes('gateway:settings');
  return (
    <Loaded query={plans}>
      {(choices) => (
        <Page title={words.title}>
          {mayChange ? <SettingsForm gateway={gateway} plans={choices} /> : <Text>{words.restricted}</Text>}
          {mayChange && rights.includes('gateway:collaborators') && <Transfer gatewayId={id} />}
          {rights.includes('gateway:delete') && <Deletion gatewayId={id} />}
        </Page>
      )}
    </Loaded>
  );
}
