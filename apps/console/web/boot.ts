import './mantine.css';
import '@mantine/notifications/styles.css';
import './style.css';
import './shell/shell.css';
import './shell/outside.css';
import { scopeOfPage } from './api/scope-of.js';
import { loadFilesOfPage } from './files-of-page.js';
import { Authorization } from './session/authorization.js';
import { signInSilently } from './session/sign-in-silently.js';
import { TokenKeeper } from './session/token-keeper.js';

// A page that the browser kept when it was left may be that of a user who has logged out since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

// The first script of a page, and small: the login starts while the browser loads the rest.
const authorization = new Authorization(window.location.origin, Date.now);
const keeper = new TokenKeeper(authorization, Date.now);
void loadFilesOfPage(document);
void keeper.open(signInSilently(authorization, window.location));
const scope = scopeOfPage(window.location.pathname);
if (scope !== undefined) keeper.token(scope).catch(() => undefined);
const { begin } = await import('./begin.js');
const made = begin(authorization, keeper);
const { show } = await import('./main.js');
await show(made);
