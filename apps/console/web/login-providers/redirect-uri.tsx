import { Stack, Text } from '@mantine/core';
import { CopyText } from '../widgets/copy-text.js';
import { providerFieldTexts as words } from './login-providers.texts.js';

/** The redirect URI to register at the provider; the console has the origin of the OAuth server. */
export const RedirectUri = ({ id }: { id: string }) => (
  <Stack gap={2}>
    <Text size="sm" fw={500}>
      {words.redirect}
    </Text>
    <CopyText text={`${window.location.origin}/users/login/providers/${id}/callback`} />
  </Stack>
);
