import { texts } from '../texts.js';
import { useSignInWindow } from '../session/use-sign-in-window.js';
import { LoginDialog } from './login-dialog.js';
import { useLogin } from './use-login.js';

/**
 * Dialog over a page whose login has ended. The page keeps its input: the user signs in again in a small
 * window, and waiting calls continue.
 */
export function EndedDialog() {
  const hasEnded = useLogin() === 'ended';
  const { failure, signIn } = useSignInWindow({ isActive: hasEnded });
  return (
    hasEnded && (
      <LoginDialog title={texts.signIn.endedTitle} failure={failure} onSignIn={() => void signIn()}>
        {texts.signIn.endedText}
      </LoginDialog>
    )
  );
}
