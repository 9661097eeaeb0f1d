import { Code, Modal, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyText } from '../widgets/copy-text.js';
import { Scroller } from '../lists/scroller.js';
import { texts } from '../texts.js';
import { Clock } from './clock.js';
import { gatewaysIn } from './receiving-gateways.js';
import { GatewayTable } from './gateways-view.js';
import { type LiveMessage, uplinkIn } from './live-message.js';
import { liveTexts as words } from './live.texts.js';
import { hexOf, type UplinkMessage } from './uplink.js';

/** All of one message. */
export function MessageDetails({ message, onClose }: { message: LiveMessage; onClose: () => void }) {
  const uplink = uplinkIn(message);
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={words.detailsOf(words.kinds[message.kind] ?? message.kind, message.devId)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Stack>
        <Text>
          <Clock at={message.at} />
        </Text>
        {uplink && <UplinkParts uplink={uplink} message={message} />}
        <Part title={words.whole}>
          <Json label={words.whole} value={message.body} />
        </Part>
      </Stack>
    </Modal>
  );
}

function UplinkParts({ uplink, message }: { uplink: UplinkMessage; message: LiveMessage }) {
  const { gateways, ...radio } = uplink.metadata;
  const hex = hexOf(uplink.payload_raw);
  return (
    <>
      <Part title={words.payload}>
        {hex === '' ? <Text>{words.noPayload}</Text> : <CopyText text={hex} />}
      </Part>
      <Part title={words.fields}>
        {uplink.payload_fields ? (
          <Json label={words.fields} value={uplink.payload_fields} />
        ) : (
          <Text>{words.noFields}</Text>
        )}
      </Part>
      <Part title={words.radio}>
        <Json label={words.radio} value={radio} />
      </Part>
      {gateways && (
        <Part title={words.gateways}>
          <GatewayTable gateways={gatewaysIn([message])} />
        </Part>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xs">
    <Title order={3} size="h6">
      {title}
    </Title>
    {children}
  </Stack>
);

const Json = ({ label, value }: { label: string; value: unknown }) => (
  <Scroller label={label}>
    <Code block>{JSON.stringify(value, undefined, 2)}</Code>
  </Scroller>
);
