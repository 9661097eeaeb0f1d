import { Code, Table } from '@mantine/core';
import { Scroller } from '../../lists/scroller.js';
import { valuesIn } from '../uplink.js';
import { textOfValue } from './message-summary.js';

/** Values by name, one in a row. */
export const ValueTable = ({ label, values }: { label: string; values: object }) => (
  <Scroller label={label}>
    <Table>
      <Table.Tbody>
        {valuesIn(values).map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>
              <Code className="wraps">{textOfValue(value)}</Code>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
