import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyFile } from '../../widgets/copy-file.js';
import { CopyText } from '../../widgets/copy-text.js';
import { SideDialog } from '../../lists/side-dialog.js';
import { RecentTime } from '../../widgets/times/time.js';
import { FrameFacts } from '../frames/frame-facts.js';
import { type LiveMessage, uplinkIn } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { radioFacts } from './radio-facts.js';
import { hexOf, type UplinkMessage } from '../uplink.js';
import { KindMark, nameOfKind } from './kind-mark.js';
import { NoFields } from './no-fields.js';
import { ReceptionTable } from './reception-table.js';
import { ValueTable } from './value-table.js';

interface MessageDrawerProps {
  readonly message: LiveMessage;
  readonly onClose: () => void;
}

/** All of one message. */
export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  const uplink = uplinkIn(message);
  const frame = frameIn(message);
  return (
    <SideDialog title={words.detailsOf(nameOfKind(message.kind), message.devId)} onClose={onClose}>
      <Stack>
        <Text component="div">
          <KindMark message={message} /> <RecentTime at={message.at} />
        </Text>
        {uplink && <UplinkParts uplink={uplink} error={message.decodingError} />}
        {frame !== undefined && (
          <Part title={words.frame.title}>
            <FrameFacts text={frame} />
          </Part>
        )}
        <CopyFile title={words.whole} heading={3} text={JSON.stringify(message.body, undefined, 2)} />
      </Stack>
    </SideDialog>
  );
}

/** The whole frame of a downlink that was sent, in base64. Other messages have none. */
function frameIn({ kind, body }: LiveMessage): string | undefined {
  const { payload } = (body ?? {}) as { readonly payload?: unknown };
  return kind === 'events/down/sent' && typeof payload === 'string' ? payload : undefined;
}

interface UplinkProps {
  readonly uplink: UplinkMessage;
  /** Why it was not decoded, if that is known. */
  readonly error: string | undefined;
}

function UplinkParts({ uplink, error }: UplinkProps) {
  const { gateways } = uplink.metadata;
  const hex = hexOf(uplink.payload_raw);
  return (
    <>
      <Part title={words.payload}>
        {hex === '' ? <Text>{words.noPayload}</Text> : <CopyText text={hex} />}
      </Part>
      <Part title={words.fields}>
        {uplink.payload_fields ? (
          <ValueTable label={words.fields} values={uplink.payload_fields} />
        ) : (
          <NoFields uplink={uplink} error={error} />
        )}
      </Part>
      <Part title={words.radio}>
        <ValueTable label={words.radio} values={radioFacts(uplink)} />
      </Part>
      {gateways && gateways.length > 0 && (
        <Part title={words.gateways}>
          <ReceptionTable receptions={gateways} />
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
