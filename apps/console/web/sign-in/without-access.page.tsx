import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { Outside } from '../shell/outside.js';
import { useSite } from '../shell/use-site.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { endSession } from '../log-out/end-session.js';
import { texts } from '../texts.js';

/** What the operator says to users who are not logged in. */
function Notice() {
  const { notice } = useSite();
  return notice !== '' && <Text className="notice">{notice}</Text>;
}

/** Page after the user has withdrawn the console's own access, or has logged out in another tab. */
export function WithoutAccessPage() {
  const { after }: { readonly after?: unknown } = useSearch({ strict: false });
  return (
    <Outside>
      <Paper withBorder p="lg">
        {after === 'logout' ? <LoggedOut /> : <AccessWithdrawn />}
      </Paper>
    </Outside>
  );
}

const LoggedOut = () => (
  <Page title={texts.signIn.elsewhereTitle}>
    <Stack>
      <Text>{texts.signIn.elsewhereText}</Text>
      <Notice />
      <Group>
        <ButtonLink to="/">{texts.signIn.again}</ButtonLink>
      </Group>
    </Stack>
  </Page>
);

const AccessWithdrawn = () => (
  <Page title={texts.signIn.withdrawnTitle}>
    <Stack>
      <Text>{texts.signIn.withdrawnText}</Text>
      <Notice />
      <Group>
        <Button onClick={() => endSession(document)}>{texts.signIn.endHere}</Button>
        <ButtonLink variant="default" to="/">
          {texts.signIn.openAgain}
        </ButtonLink>
        <Anchor href="/users/sessions">{texts.signIn.endAll}</Anchor>
      </Group>
    </Stack>
  </Page>
);
