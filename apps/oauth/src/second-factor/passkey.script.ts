/**
 * The script of pages with a passkey: it calls the WebAuthn API of the browser, and sends the response in the form. A
 * browser without passkeys, or at another host name, does not see these forms.
 */
export const passkeyScript = `'use strict';
const parsers = { get: 'parseRequestOptionsFromJSON', create: 'parseCreationOptionsFromJSON' };

function isUsable(options, parser) {
  const id = options.rpId ?? options.rp.id;
  const isHere = location.hostname === id || location.hostname.endsWith('.' + id);
  return isHere && typeof window.PublicKeyCredential?.[parser] === 'function';
}

async function respond(form, action, options) {
  const publicKey = PublicKeyCredential[parsers[action]](options);
  const credential = await navigator.credentials[action]({ publicKey });
  form.elements.credential.value = JSON.stringify(credential);
  form.submit();
}

for (const form of document.querySelectorAll('form[data-passkey]')) {
  const action = form.dataset.passkey;
  const options = JSON.parse(form.dataset.options);
  if (!isUsable(options, parsers[action])) continue;
  form.hidden = false;
  const problem = form.querySelector('[role=alert]');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    respond(form, action, options).catch(() => { problem.hidden = false; });
  });
}
`;
