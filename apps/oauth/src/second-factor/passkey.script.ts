/**
 * The script of pages with a passkey: it calls the WebAuthn API of the browser, and sends the response in the form. A
 * browser without passkeys, or at another host name, does not see these forms; at another host name the page for a new
 * passkey links to the right one.
 */
export const passkeyScript = `'use strict';
const parsers = { get: 'parseRequestOptionsFromJSON', create: 'parseCreationOptionsFromJSON' };

const hostOf = (options) => options.rpId ?? options.rp.id;
const isHere = (host) => location.hostname === host || location.hostname.endsWith('.' + host);
const isUsable = (options, parser) =>
  isHere(hostOf(options)) && typeof window.PublicKeyCredential?.[parser] === 'function';

function linkTo(host) {
  const note = document.querySelector('[data-passkey-host]');
  if (note === null) return;
  const link = note.querySelector('a');
  const there = new URL(link.href);
  there.hostname = host;
  link.href = there.href;
  link.textContent = there.origin;
  note.hidden = false;
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
  if (!isHere(hostOf(options))) linkTo(hostOf(options));
  if (!isUsable(options, parsers[action])) continue;
  form.hidden = false;
  const problem = form.querySelector('[role=alert]');
  const button = form.querySelector('button');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    // A challenge is for one response: a second one would count as a wrong passkey.
    button.disabled = true;
    respond(form, action, options).catch(() => {
      problem.hidden = false;
      button.disabled = false;
      button.focus();
    });
  });
}
`;
