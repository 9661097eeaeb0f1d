import { useConsole } from '../console.js';
import { endSession } from './end-session.js';
import { announceLogout } from './logout-channel.js';

/**
 * Ends the login of the console in all tabs, and that of the browser; the login page says so. Nothing is sent before the user has
 * agreed to lose unsaved changes.
 */
export function useSignOut(): () => Promise<void> {
  const { keeper, leaving } = useConsole();
  return async () => {
    if (!(await leaving.mayLeave())) return;
    const user = keeper.user() ?? '';
    // Tokens are deleted even if the server is not reachable; the new page drops everything else.
    const revoked = keeper.signOut().catch(() => undefined);
    announceLogout(user);
    await revoked;
    endSession(document, user);
  };
}
