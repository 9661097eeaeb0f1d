import { Badge, Group, Table } from '@mantine/core';
import { Described } from './described.js';
import { explorerTexts as words } from './explorer.texts.js';
import type { Field } from './schemas.js';
import { PlainTable } from '../lists/plain-table.js';

/** Fields of a body that is sent or received. */
export const FieldTable = ({ label, fields }: { label: string; fields: readonly Field[] }) =>
  fields.length > 0 && (
    <details>
      <summary>{label}</summary>
      <PlainTable label={label} heads={[words.field, words.type, words.description]}>
        {fields.map((field) => (
          <FieldRow key={field.name} {...field} />
        ))}
      </PlainTable>
    </details>
  );

const FieldRow = ({ name, type, required, description }: Field) => (
  <Table.Tr>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td>
      <Group gap="xs" wrap="nowrap">
        {type}
        {required && (
          <Badge variant="light" color="gray" tt="none">
            {words.required}
          </Badge>
        )}
      </Group>
    </Table.Td>
    <Table.Td>
      <Described text={description} />
    </Table.Td>
  </Table.Tr>
);
