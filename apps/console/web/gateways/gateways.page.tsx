import { isId } from '@fieldpost/domain';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Gateway } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { useListView } from '../lists/use-list-view.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { gatewayColumns } from './gateway-columns.js';
import { gatewaysQuery, invalidateGateways } from './gateways.queries.js';
import { gatewaysTexts as words } from './gateways.texts.js';
import { GatewayMap } from './map/gateway-map.js';
import { UnregisteredGateways } from './unregistered-gateways.js';

const Create = () => <ButtonLink to="/console/gateways/-new">{words.create}</ButtonLink>;

/** The gateways of the user. */
export function GatewaysPage() {
  const { account } = useConsole();
  const view = useListView('gateways');
  const actions = useActions();
  return (
    <Page title={words.title} actions={<Create />}>
      <Loaded query={useQuery(gatewaysQuery(account))}>
        {(gateways) =>
          gateways.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={<Create />} />
          ) : (
            <>
              <LocalList
                view={view}
                label={words.title}
                words={words}
                columns={gatewayColumns}
                rows={gateways}
                idOf={({ id }) => id}
                textOf={textOf}
                actions={actions}
              />
              <GatewayMap gateways={gateways} />
            </>
          )
        }
      </Loaded>
      <UnregisteredGateways />
    </Page>
  );
}

/** Searched text of a gateway. */
const textOf = ({ id, attributes, frequency_plan }: Gateway): string =>
  [id, frequency_plan, ...Object.values(attributes)].join('\n');

function useActions(): readonly BulkAction<Gateway>[] {
  const { account } = useConsole();
  const queries = useQueryClient();
  const path = '/api/v2/gateways/{gatewayId}';
  const [owner, setOwner] = useState('');
  return [
    {
      label: words.transfer,
      title: words.transferTitle,
      text: words.transferText,
      fields: (
        <TextInput
          label={words.newOwner}
          value={owner}
          onChange={({ currentTarget }) => setOwner(currentTarget.value)}
        />
      ),
      isReady: isId(owner),
      run: ({ id: gatewayId }) =>
        answered(account.PATCH(path, { params: { path: { gatewayId } }, body: { owner } })),
      after: () => invalidateGateways(queries),
    },
    {
      label: words.remove,
      title: words.removeTitle,
      text: words.removeText,
      isDangerous: true,
      run: ({ id: gatewayId }) => answered(account.DELETE(path, { params: { path: { gatewayId } } })),
      after: () => invalidateGateways(queries),
    },
  ];
}
