import type { onLogout } from './logout-channel.js';
import type { TokenKeeper } from '../session/token-keeper.js';

interface ShownPage {
  /** Removes the page from the document, and with it what its user entered. */
  readonly unmount: () => void;
  /** Leads to a page that belongs to no user. */
  readonly leave: () => void;
}

/**
 * Removes the page as soon as its user has logged out, here or in another tab. The page of another tab is left: not for the
 * login page, which would find the browser logged in until the session has ended.
 */
export function endWithLogout(keeper: TokenKeeper, page: ShownPage, listen: typeof onLogout): void {
  keeper.subscribe(() => {
    if (keeper.state() === 'out') page.unmount();
  });
  listen((user) => {
    const own = keeper.user();
    // A login in progress may be one in the session that ends.
    const isAnother = own !== undefined && own !== user;
    if (isAnother || ['none', 'out'].includes(keeper.state())) return;
    void keeper
      .signOut()
      .catch(() => undefined)
      .then(page.leave);
  });
}
