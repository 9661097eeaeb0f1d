import { Anchor, Button, Group, Text } from '@mantine/core';
import { Outside } from '../shell/outside.js';
import { useSite } from '../shell/use-site.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { endSessionPath } from '../session/authorization.js';
import { texts } from '../texts.js';

/** What the operator says to users who are not logged in. */
function Notice() {
  const { notice } = useSite();
  return notice !== '' && <Text className="notice">{notice}</Text>;
}

/** Page after signing out. */
export const SignedOutPage = () => (
  <Outside>
    <Page title={texts.signIn.outTitle}>
      <Text>{texts.signIn.outText}</Text>
      <Notice />
      <Group>
        <Button component="a" href={endSessionPath}>
          {texts.signIn.endHere}
        </Button>
        <ButtonLink variant="default" to="/">
          {texts.signIn.again}
        </ButtonLink>
        <Anchor href="/users/sessions">{texts.signIn.endAll}</Anchor>
      </Group>
    </Page>
  </Outside>
);
