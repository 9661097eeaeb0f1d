import type { Column } from '../lists/table/columns.js';
import { TextLink } from '../widgets/links.js';
import type { Announcement } from './announcements.js';
import { HealthBadge } from './health-badge.js';
import { networkTexts as words } from './network.texts.js';
import { type Served, servedBy } from './served.js';

/** Columns of the list of announced components. */
export const componentColumns: readonly Column<Announcement>[] = [
  {
    id: 'id',
    label: words.id,
    value: ({ id }) => id,
    cell: ({ id, service_name: service }) => (
      <TextLink to="/console/network/$service/$componentId" params={{ service, componentId: id }}>
        {id}
      </TextLink>
    ),
  },
  {
    id: 'description',
    label: words.description,
    value: ({ description }) => description,
    wraps: true,
  },
  { id: 'operator', label: words.operator, value: ({ operator_name }) => operator_name },
  { id: 'serves', label: words.serves, value: (component) => inShort(servedBy(component)) },
  {
    id: 'health',
    label: words.health,
    value: ({ health = 'unknown' }) => textOfHealth(health),
    cell: (component) => <HealthBadge of={component} />,
  },
];

const texts: Readonly<Record<string, string>> = words.healths;
/** Unknown states are shown unchanged. */
const textOfHealth = (health: string): string => texts[health] ?? health;

/** A single prefix is shown, otherwise the numbers of identifiers. */
function inShort({ prefixes, ...others }: Served): string {
  const [only] = prefixes;
  const shown = prefixes.length === 1 && only !== undefined ? only : words.counts.prefixes(prefixes.length);
  const counts = (['apps', 'gateways', 'euis'] as const)
    .filter((kind) => others[kind].length > 0)
    .map((kind) => words.counts[kind](others[kind].length));
  return [...(prefixes.length > 0 ? [shown] : []), ...counts].join(', ');
}
