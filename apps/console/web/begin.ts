import { siteSettingsQuery } from './api/site-settings.js';
import { type Console, makeConsole } from './make-console.js';
import { readFirst } from './routes/ahead/read-first.js';
import type { Authorization } from './session/authorization.js';
import type { TokenKeeper } from './session/token-keeper.js';

/** Begins to read what the page shows, while the login is in progress and the browser loads what renders it. */
export function begin(authorization: Authorization, keeper: TokenKeeper): Console {
  const console = makeConsole(window.location.origin, authorization, keeper);
  void console.queries.prefetchQuery(siteSettingsQuery);
  readFirst(console, window.location);
  return console;
}
