import { scopeSentences } from '@fieldpost/domain';
import { displayedCode } from '../device-codes/user-codes.js';
import { field, type FormRejection, hidden, problemSummary } from '../pages/form.js';
import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';

const { device, consent } = texts;

const code = { name: 'user_code', label: device.code, type: 'text', autocomplete: 'off' } as const;

export interface CodeView extends Partial<FormRejection> {
  readonly formToken: string;
  /** As entered before. */
  readonly entered: string;
}

/** Asks for the code of a device. */
export const codePage = ({ formToken, entered, problems, status = 200, retryAfter }: CodeView): Page => ({
  status,
  retryAfter,
  title: device.title,
  body: html`${problemSummary(problems)}
    <p>${device.text}</p>
    <form method="post" action="/users/device">
      ${hidden('form_token', formToken)} ${field({ ...code, value: entered }, problems)}
      <button>${device.button}</button>
    </form>`,
});

export interface DeviceRequestView {
  readonly formToken: string;
  /** Eight letters. */
  readonly userCode: string;
  readonly client: { readonly name: string; readonly official: boolean };
  readonly scopes: readonly string[];
  /** Network address of the device. */
  readonly address: string;
  /** Whether the browser is in the same network. */
  readonly isHere: boolean;
}

/** Asks whether the device may use the account; users are warned of codes that others sent them (RFC 8628, 5.4). */
export const deviceRequestPage = ({
  formToken,
  userCode,
  client,
  scopes,
  ...view
}: DeviceRequestView): Page => ({
  status: 200,
  title: consent.title(client.name),
  body: html`<p>${device.compare(displayedCode(userCode))}</p>
    <p>${consent.wants(client.name)}</p>
    <ul>
      ${scopeSentences(scopes).map((text) => html`<li>${text}</li>`)}
    </ul>
    <p>${client.official ? consent.official : consent.third}</p>
    <p class="hint">${view.isHere ? device.here(view.address) : device.elsewhere(view.address)}</p>
    <form method="post" action="/users/device">
      ${hidden('form_token', formToken)} ${hidden('user_code', userCode)}
      <button name="decision" value="allow">${consent.allow}</button>
      <button name="decision" value="deny" class="second">${consent.deny}</button>
    </form>`,
});
