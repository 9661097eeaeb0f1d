import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Gateway } from '../api/account.js';
import { useConsole } from '../console.js';
import { ButtonLink } from '../widgets/links.js';
import { Pages, SearchField } from '../lists/list-parts.js';
import { matching } from '../lists/matching.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { useListChange } from '../lists/use-list-change.js';
import { GatewayTable } from './gateway-table.js';
import { gatewaysQuery } from './gateways.queries.js';
import { gatewaysTexts as words } from './gateways.texts.js';

const route = getRouteApi('/signed-in/console/gateways');

const Create = () => <ButtonLink to="/console/gateways/-new">{words.create}</ButtonLink>;

/** The gateways of the user. The filter is kept in the URL. */
export function GatewaysPage() {
  const { account } = useConsole();
  const { search = '' } = route.useSearch();
  const change = useListChange();
  return (
    <Page title={words.title} actions={<Create />}>
      <div className="narrow">
        <SearchField label={words.search} value={search} onSearch={(found) => change({ search: found })} />
      </div>
      <Loaded query={useQuery(gatewaysQuery(account))}>{(gateways) => <List gateways={gateways} />}</Loaded>
    </Page>
  );
}

/** Searched text of a gateway. */
const textOf = ({ id, attributes, frequency_plan }: Gateway): string =>
  [id, frequency_plan, ...Object.values(attributes)].join('\n');

function List({ gateways }: { gateways: readonly Gateway[] }) {
  const change = useListChange();
  const { shown, page, pages } = matching(gateways, textOf, route.useSearch());
  if (gateways.length === 0) return <Empty title={words.none} text={words.teach} action={<Create />} />;
  if (shown.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <>
      <GatewayTable gateways={shown} />
      <Pages label={words.pages} page={page} pages={pages} onPage={(next) => change({ page: next })} />
    </>
  );
}
