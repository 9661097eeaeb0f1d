import { Alert, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AccessKey } from '../api/account.js';
import { handlerQuery } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { CopySecret } from '../devices/copy-forms.js';
import { CopyFile } from '../widgets/copy-file.js';
import { ButtonLink } from '../widgets/links.js';
import { accessKeysTexts as words } from './access-keys.texts.js';
import { request, subscription } from './usage.js';

/** Shows a new key once, with examples of its use. */
export const PresentedKey = ({ appId, made }: { appId: string; made: AccessKey }) => (
  <Stack>
    <Alert color="green" title={made.name} role="status">
      <Stack align="flex-start">
        <Text>{words.newText}</Text>
        <CopySecret label={words.key} secret={made.key} scheme="Key" />
      </Stack>
    </Alert>
    <Usage appId={appId} made={made} />
    <div>
      <ButtonLink to="/console/applications/$appId/access-keys" params={{ appId }} variant="default">
        {words.title}
      </ButtonLink>
    </div>
  </Stack>
);

/** Examples for the rights of the key. */
function Usage({ appId, made: { rights } }: { appId: string; made: AccessKey }) {
  const { handler } = useConsole();
  const { data } = useQuery(handlerQuery(handler, appId));
  const used = { appId, origin: window.location.origin, mqtt: data?.mqtt_address };
  const reading = rights.includes('messages:up:r') ? subscription(used) : undefined;
  return (
    <Stack>
      <Title order={2} size="h4">
        {words.useTitle}
      </Title>
      <Text>{words.useText}</Text>
      {reading !== undefined && <CopyFile title={words.mqttTitle} text={reading} heading={3} />}
      <CopyFile title={words.httpTitle} text={request(used)} heading={3} />
    </Stack>
  );
}
