import { clientId } from '../session/client-id.js';

/** Ends the session of the browser when a form of this site is sent to it. */
const endSessionPath = '/users/end-session';

/** Sends the form that logs the browser out; the login page follows. It asks when the browser has another user than this one. */
export function endSession(document: Document, user = ''): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = endSessionPath;
  for (const [name, value] of Object.entries({ client_id: clientId, logout_hint: user }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
