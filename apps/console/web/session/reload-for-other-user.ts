import type { TokenKeeper } from './token-keeper.js';

interface ShownPage {
  /** Removes the page from the document, and with it what its user entered. */
  readonly unmount: () => void;
  /** Loads the console anew at its first page. */
  readonly reload: () => void;
}

/**
 * Everything on a page belongs to one user: forms, selected rows, live messages, what was read. When another one logs in on
 * it, it is removed before they see any of it, and the console is loaded anew for them.
 */
export function reloadForOtherUser(keeper: Pick<TokenKeeper, 'subscribe' | 'state'>, page: ShownPage): void {
  keeper.subscribe(() => {
    if (keeper.state() !== 'replaced') return;
    page.unmount();
    page.reload();
  });
}
