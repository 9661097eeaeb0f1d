import type { Gateway } from '../api/account.js';
import type { Column } from '../lists/table/columns.js';
import { TextLink } from '../widgets/links.js';
import { gatewaysTexts as words } from './gateways.texts.js';
import { LastSeen } from './status/last-seen.js';
import { StatusBadge } from './status/status-badge.js';
import { statusTexts } from './status/status.texts.js';

const attribute = ({ attributes }: Gateway, name: string): string => String(attributes[name] ?? '');

const statusOf = ({ activated }: Gateway): string | undefined => {
  if (activated === undefined) return undefined;
  return activated ? words.activated : words.notActivated;
};

/** Columns of the list of gateways. */
export const gatewayColumns: readonly Column<Gateway>[] = [
  {
    id: 'id',
    label: words.id,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId: id }}>
        {id}
      </TextLink>
    ),
  },
  {
    id: 'description',
    label: words.description,
    value: (gateway) => attribute(gateway, 'description'),
    wraps: true,
  },
  { id: 'frequency_plan', label: words.plan, value: ({ frequency_plan }) => frequency_plan },
  { id: 'router', label: words.router, value: ({ router }) => router?.id },
  {
    id: 'status',
    label: words.status,
    value: statusOf,
    cell: (gateway) => <StatusBadge gateway={gateway} />,
  },
  // Without the right to the status `activated` is not shown either.
  {
    id: 'last_seen',
    label: statusTexts.lastSeen,
    value: () => undefined,
    isUnsorted: true,
    cell: ({ id, activated }) => activated !== undefined && <LastSeen gatewayId={id} />,
  },
  { id: 'brand', label: words.brand, value: (gateway) => attribute(gateway, 'brand'), startsHidden: true },
  { id: 'model', label: words.model, value: (gateway) => attribute(gateway, 'model'), startsHidden: true },
];
