import { Anchor, Group, Text } from '@mantine/core';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { texts } from '../texts.js';

/** Page after signing out. */
export const SignedOutPage = () => (
  <main className="content">
    <Page title={texts.signIn.outTitle}>
      <Text>{texts.signIn.outText}</Text>
      <Group>
        <ButtonLink to="/">{texts.signIn.again}</ButtonLink>
        <Anchor href="/users/sessions">{texts.signIn.endAll}</Anchor>
      </Group>
    </Page>
  </main>
);
