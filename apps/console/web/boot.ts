import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './style.css';
import './shell/shell.css';
import { Authorization } from './session/authorization.js';
import { signInSilently } from './session/sign-in-silently.js';

// The first script of a page, and small: the login starts while the browser loads the rest.
const authorization = new Authorization(window.location.origin, Date.now);
const login = signInSilently(authorization, window.location);
const { show } = await import('./main.js');
show(authorization, login);
