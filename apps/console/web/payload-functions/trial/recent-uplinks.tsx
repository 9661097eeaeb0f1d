import { Code, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { fromBase64 } from '../../devices/bytes.js';
import { PlainTable } from '../../lists/plain-table.js';
import { RowButton } from '../../lists/row-button.js';
import { RecentTime } from '../../widgets/times/time.js';
import { type LiveMessage, uplinkIn } from '../../live/live-message.js';
import { type History, useLive } from '../../live/use-live.js';
import { TextLink } from '../../widgets/links.js';
import { inputOf } from '../notation.js';
import { functionsTexts as words } from '../payload-functions.texts.js';

/** An uplink with a payload. */
export interface RecentUplink {
  readonly key: number;
  readonly at: number;
  readonly devId: string;
  readonly port: number;
  readonly bytes: Uint8Array;
}

const mostShown = 6;

const uplinksIn = (messages: readonly LiveMessage[]): readonly RecentUplink[] =>
  messages
    .flatMap((message) => {
      const uplink = uplinkIn(message);
      if (!uplink?.payload_raw) return [];
      const { key, at, devId } = message;
      return [{ key, at, devId, port: uplink.port, bytes: fromBase64(uplink.payload_raw) }];
    })
    .slice(0, mostShown);

interface RecentUplinksProps {
  readonly appId: string;
  readonly onChoose: (uplink: RecentUplink) => void;
}

/** The last uplinks of an application, to run the functions with. They do not move while a pointer or the focus is on them. */
export function RecentUplinks({ appId, onChoose }: RecentUplinksProps) {
  const { state, history } = useLive({ appId, devId: undefined });
  const [held, setHeld] = useState<readonly RecentUplink[]>();
  const uplinks = held ?? uplinksIn(state.messages);
  const hold = () => setHeld((before) => before ?? uplinks);
  const release = () => setHeld(undefined);
  return (
    <Stack gap="xs" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Title order={3} size="h5">
        {words.recent}
      </Title>
      {uplinks.length === 0 && <NoUplinks appId={appId} history={history} />}
      {uplinks.length > 0 && (
        <PlainTable label={words.recent} heads={['', words.recentHead]}>
          {uplinks.map((uplink) => (
            <Uplink key={uplink.key} uplink={uplink} onChoose={onChoose} />
          ))}
        </PlainTable>
      )}
    </Stack>
  );
}

/** Why there are none: without message storage, only uplinks that a page of the console has seen are known. */
function NoUplinks({ appId, history }: { appId: string; history: History }) {
  if (history === 'loading') return null;
  return (
    <>
      <Text size="sm">{words.noRecent[history]}</Text>
      {history === 'not stored' && (
        <TextLink to="/console/applications/$appId/integrations" params={{ appId }}>
          {words.turnOnStorage}
        </TextLink>
      )}
    </>
  );
}

interface UplinkProps extends Pick<RecentUplinksProps, 'onChoose'> {
  readonly uplink: RecentUplink;
}

const Uplink = ({ uplink, onChoose }: UplinkProps) => (
  <Table.Tr>
    <Table.Td>
      <RowButton
        text={words.use}
        label={words.useOf(uplink.devId, uplink.port)}
        onClick={() => onChoose(uplink)}
      />
    </Table.Td>
    <Table.Td>
      {words.uplinkOf(uplink.devId, uplink.port)}{' '}
      <Text span size="xs" c="dimmed">
        <RecentTime at={uplink.at} />
      </Text>
      <Code className="uplink-bytes">{shortened(inputOf(uplink.bytes, 'hex') ?? '')}</Code>
    </Table.Td>
  </Table.Tr>
);

const mostCharacters = 24;

const shortened = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
