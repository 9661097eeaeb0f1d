import { type Field, field, type FormProblem, hidden } from '../pages/form.js';
import { type Html, html } from '../pages/html.js';
import { texts } from '../pages/texts.js';
import type { PasskeyPrompt } from './passkeys.service.js';

const { passkeys: words } = texts;

const name = { name: 'name', label: words.name, type: 'text', autocomplete: 'off' } as const;

export interface PasskeyForm {
  readonly action: string;
  /** Whether a passkey is used or created. */
  readonly does: 'get' | 'create';
  readonly prompt: PasskeyPrompt;
  /** Hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly button: string;
  /** Of the name of a new passkey. */
  readonly problems?: readonly FormProblem[] | undefined;
}

const newName: Field = { ...name, value: 'my passkey' };

/** A form that the script of the page completes; hidden without it. */
export const passkeyForm = ({ action, does, prompt, fields, button, problems }: PasskeyForm): Html =>
  html`<form method="post" action="${action}" data-passkey="${does}" data-options="${prompt.options}" hidden>
    ${Object.entries({ ...fields, challenge: prompt.challenge, credential: '' }).map(([key, value]) =>
      hidden(key, value),
    )}
    ${does === 'create' ? field(newName, problems) : undefined}
    <p class="problem" role="alert" hidden>${words.failed}</p>
    <button class="second">${button}</button>
  </form>`;
