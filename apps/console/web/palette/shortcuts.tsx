import { Kbd, Modal, Table } from '@mantine/core';
import { texts } from '../texts.js';
import { paletteTexts as words } from './palette.texts.js';

/** The list of keyboard shortcuts. */
export const Shortcuts = ({ onClose }: { onClose: () => void }) => (
  <Modal
    opened
    onClose={onClose}
    title={words.shortcutsTitle}
    closeButtonProps={{ 'aria-label': texts.close }}
  >
    <Table>
      <Table.Tbody>
        {words.shortcuts.map(({ keys, does }) => (
          <Table.Tr key={does}>
            <Table.Th scope="row">
              {keys.map((key) => (
                <Kbd key={key} mr={4}>
                  {key}
                </Kbd>
              ))}
            </Table.Th>
            <Table.Td>{does}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Modal>
);
