import { Button } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import type { Console } from '../make-console.js';
import { useSignInWindow } from '../session/use-sign-in-window.js';
import { showPage } from '../log-out/hide-page.js';
import { ConsoleProvider } from '../console-provider.js';
import { texts } from '../texts.js';
import { keptPageTexts as words } from './kept-page.texts.js';
import { LoginDialog } from './login-dialog.js';

/**
 * Asks, in place of the hidden page of a user who has logged out in another tab, whether to continue with its unsaved changes. The
 * page is shown when the same user has logged in; that of another one is loaded anew.
 */
export function showKeptPage(made: Console, onDiscard: () => void): void {
  const { title } = document;
  document.title = texts.signIn.elsewhereTitle;
  const place = document.createElement('div');
  place.className = 'kept-page';
  document.body.append(place);
  const root = createRoot(place);
  const unsubscribe = made.keeper.subscribe(() => {
    if (made.keeper.state() !== 'open') return;
    unsubscribe();
    root.unmount();
    place.remove();
    document.title = title;
    showPage(document);
  });
  root.render(
    <ConsoleProvider made={made}>
      <KeptDialog onDiscard={onDiscard} />
    </ConsoleProvider>,
  );
}

function KeptDialog({ onDiscard }: { readonly onDiscard: () => void }) {
  const { failure, signIn } = useSignInWindow({ isActive: true });
  const discard = (
    <Button variant="default" onClick={onDiscard}>
      {words.discard}
    </Button>
  );
  return (
    <LoginDialog
      title={texts.signIn.elsewhereTitle}
      failure={failure}
      onSignIn={() => void signIn()}
      actions={discard}
    >
      {words.text}
    </LoginDialog>
  );
}
