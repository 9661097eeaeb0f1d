import type { onLogout } from './logout-channel.js';
import type { TokenKeeper } from '../session/token-keeper.js';

interface ShownPage {
  /** Removes the page from the document, and with it what its user entered. */
  readonly unmount: () => void;
  /** Leads to a page that belongs to no user. */
  readonly leave: () => void;
  /** Whether it has unsaved changes. */
  readonly isDirty: () => boolean;
  /** Hides it, and asks its user to log in again or to discard the changes. */
  readonly keep: () => void;
}

/**
 * Removes the page as soon as its user has logged out, here or in another tab. The page of another tab is left: not for the
 * login page, which would find the browser logged in until the session has ended. With unsaved changes it is kept for its user.
 */
export function endWithLogout(keeper: TokenKeeper, page: ShownPage, listen: typeof onLogout): void {
  keeper.subscribe(() => {
    if (keeper.state() === 'out') page.unmount();
  });
  listen((user) => {
    const own = keeper.user();
    // A login in progress may be one in the session that ends.
    const isAnother = own !== undefined && own !== user;
    if (isAnother || ['none', 'out', 'kept'].includes(keeper.state())) return;
    // Whose changes they are is known only after a login.
    const isKept = own !== undefined && page.isDirty();
    if (isKept) page.keep();
    void keeper
      .signOut(isKept ? 'kept' : 'out')
      .catch(() => undefined)
      .then(() => isKept || page.leave());
  });
}
