import './mantine.css';
import '@mantine/notifications/styles.css';
import './style.css';
import './shell/shell.css';
import './shell/outside.css';
import { scopeOfPage } from './api/scope-of.js';
import { modulesAt } from './routes/pages/pages.js';
import { Authorization } from './session/authorization.js';
import { signInSilently } from './session/sign-in-silently.js';
import { TokenKeeper } from './session/token-keeper.js';

// The first script of a page, and small: the login starts while the browser loads the rest.
const authorization = new Authorization(window.location.origin, Date.now);
const keeper = new TokenKeeper(authorization, Date.now);
void keeper.open(signInSilently(authorization, window.location));
const scope = scopeOfPage(window.location.pathname);
if (scope !== undefined) keeper.token(scope).catch(() => undefined);
const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
await Promise.all(Array.from(scripts, untilLoaded));
// The page comes while the rest is evaluated, and not before, because it would take its part of the connection.
for (const load of modulesAt(window.location.pathname)) load().catch(() => undefined);
const { show } = await import('./main.js');
await show(authorization, keeper);

/** Waits for a script that the browser loads ahead; the import of one that cannot be loaded fails with the reason. */
function untilLoaded(script: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    if (performance.getEntriesByName(script.href).length > 0) resolve(undefined);
    for (const end of ['load', 'error']) script.addEventListener(end, resolve, { once: true });
  });
}
