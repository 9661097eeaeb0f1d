import { Alert, Code, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Scroller } from '../../lists/scroller.js';
import { liveTexts } from '../live.texts.js';
import { contentOf, frameBytes, inspectFrame, type InspectedFrame, type MacCommand } from './frame.js';

const { frame: words } = liveTexts;
type InspectedData = Extract<InspectedFrame, { readonly is: 'data' }>;

/** The header and the MAC commands of a frame, which is given in hexadecimal or base64. */
export function FrameFacts({ text }: { text: string }) {
  const frame = read(text);
  if (typeof frame === 'string') return <Alert color="yellow">{frame}</Alert>;
  return (
    <Scroller label={words.title}>
      <Table>
        <Table.Tbody>
          <Fact name={words.type}>{words.types[frame.type] ?? frame.type}</Fact>
          <Fact name={words.length}>{liveTexts.bytes(frame.length)}</Fact>
          {frame.is === 'data' && <Header frame={frame} />}
        </Table.Tbody>
      </Table>
    </Scroller>
  );
}

function read(text: string): InspectedFrame | string {
  const bytes = frameBytes(text);
  if (!bytes) return words.notBytes;
  try {
    return inspectFrame(bytes);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const Header = ({ frame }: { frame: InspectedData }) => (
  <>
    <Fact name="DevAddr">
      <Code>{frame.devAddr}</Code>
    </Fact>
    <Fact name="FCtrl">{frame.flags.length === 0 ? words.noFlags : frame.flags.join(', ')}</Fact>
    <Fact name="FCnt">{frame.fCnt}</Fact>
    <Fact name="FOpts">
      <Commands bytes={frame.fOpts} commands={frame.commands} />
    </Fact>
    <Fact name="FPort">{frame.fPort ?? words.none}</Fact>
    <Fact name="FRMPayload">
      {frame.frmPayload === '' ? words.none : <Code className="wraps">{frame.frmPayload}</Code>}{' '}
      {frame.frmPayload !== '' && words.encrypted}
    </Fact>
    <Fact name="MIC">
      <Code>{frame.mic}</Code>
    </Fact>
  </>
);

const Commands = ({ bytes, commands }: { bytes: string; commands: readonly MacCommand[] }) =>
  bytes === '' ? (
    words.none
  ) : (
    <Stack gap="xs" align="flex-start">
      <Code className="wraps">{bytes}</Code>
      {commands.map((command, at) => (
        <Text key={at} size="sm">
          <b>{command.name}</b> {contentOf(command)}
        </Text>
      ))}
    </Stack>
  );

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Table.Tr>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td className="wraps">{children}</Table.Td>
  </Table.Tr>
);
