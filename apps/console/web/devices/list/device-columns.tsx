import { type Device, isSet, lastSeenOf } from '@fieldpost/domain';
import { Code } from '@mantine/core';
import type { Column } from '../../lists/table/columns.js';
import { TextLink } from '../../widgets/links.js';
import { Ago } from '../../widgets/times/time.js';
import { SimulatedBadge } from '../simulation/simulation-badge.js';
import { texts } from '../../texts.js';
import { stateOf } from '../device.js';
import { devicesTexts as words } from './devices.texts.js';
import type { Sort } from './devices-search.js';

const { columns: labels } = words;
const hex = (value: string | undefined) => (isSet(value) ? value : undefined);
const code = (value: string | undefined) => (isSet(value) ? <Code>{value}</Code> : words.noAddress);

type SortedColumn = Column<Device> & { readonly id: Sort };

const idColumn = (simulated: readonly string[]): SortedColumn => ({
  id: 'dev_id',
  label: labels.dev_id,
  value: ({ dev_id }) => dev_id,
  cell: ({ app_id: appId, dev_id: devId }) => (
    <>
      <TextLink to="/console/applications/$appId/devices/$devId" params={{ appId, devId }}>
        {devId}
      </TextLink>{' '}
      {simulated.includes(devId) && <SimulatedBadge />}
    </>
  ),
});

/** Other columns by which the handler sorts. */
const sortedColumns: readonly SortedColumn[] = [
  {
    id: 'description',
    label: labels.description,
    value: ({ description }) => description,
    wraps: true,
  },
  {
    id: 'dev_eui',
    label: labels.dev_eui,
    value: ({ lorawan_device: { dev_eui } }) => hex(dev_eui),
    cell: ({ lorawan_device: { dev_eui } }) => code(dev_eui),
  },
  {
    id: 'dev_addr',
    label: labels.dev_addr,
    value: ({ lorawan_device: { dev_addr } }) => hex(dev_addr),
    cell: ({ lorawan_device: { dev_addr } }) => code(dev_addr),
  },
  {
    id: 'last_seen',
    label: labels.last_seen,
    value: lastSeenOf,
    cell: (device) => {
      const lastSeen = lastSeenOf(device);
      return (
        <span className={`activity activity-${stateOf(device, Date.now())}`}>
          {lastSeen === undefined ? texts.never : <Ago at={lastSeen} />}
        </span>
      );
    },
  },
];

const attributesOf = ({ attributes = {} }: Device): readonly string[] =>
  Object.entries(attributes).map(([name, value]) => `${name}: ${value}`);

const choice = { isUnsorted: true, startsHidden: true } as const;

/** Columns of the list of devices, which marks those that are simulated. */
export const deviceColumns = (simulated: readonly string[]): readonly Column<Device>[] => [
  idColumn(simulated),
  ...sortedColumns,
  {
    ...choice,
    id: 'app_eui',
    label: words.appEui,
    value: ({ lorawan_device: { app_eui } }) => hex(app_eui),
    cell: ({ lorawan_device: { app_eui } }) => code(app_eui),
  },
  { ...choice, id: 'f_cnt_up', label: words.fCntUp, value: ({ lorawan_device }) => lorawan_device.f_cnt_up },
  { ...choice, id: 'latitude', label: words.latitude, value: ({ latitude }) => latitude },
  { ...choice, id: 'longitude', label: words.longitude, value: ({ longitude }) => longitude },
  { ...choice, id: 'attributes', label: words.attributes, value: attributesOf, wraps: true },
];
