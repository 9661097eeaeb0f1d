import { Alert, Text } from '@mantine/core';
import { scriptMessage } from '../../api/script-message.js';
import { fromBase64, toHex } from '../../devices/bytes.js';
import { TextLink } from '../../widgets/links.js';
import { liveTexts as words } from '../live.texts.js';
import type { UplinkMessage } from '../uplink.js';

interface NoFieldsProps {
  readonly uplink: UplinkMessage;
  /** Why it was not decoded, if that is known. */
  readonly error: string | undefined;
}

/** Why there are no fields, and the way to the functions, which run there with this uplink. */
export const NoFields = ({ uplink: { app_id, payload_raw, port }, error }: NoFieldsProps) => (
  <>
    {error === undefined ? (
      <Text>{words.noFields}</Text>
    ) : (
      <Alert color="red" title={words.decodingFailed}>
        <Text size="sm" ff="monospace" className="wraps">
          {scriptMessage(error)}
        </Text>
      </Alert>
    )}
    {app_id !== undefined && payload_raw !== null && (
      <TextLink
        to="/console/applications/$appId/payload-functions"
        params={{ appId: app_id }}
        state={{ linkedUplink: { bytes: toHex(fromBase64(payload_raw)), port } }}
      >
        {words.toFunctions}
      </TextLink>
    )}
  </>
);
