import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './style.css';
import { Authorization } from './session/authorization.js';
import { signInSilently } from './session/sign-in-silently.js';

// This is the first script of a page, and small: the login is under way while the browser still reads the rest.
const authorization = new Authorization(window.location.origin, Date.now);
const login = signInSilently(authorization, window.location);
const { show } = await import('./main.js');
show(authorization, login);
