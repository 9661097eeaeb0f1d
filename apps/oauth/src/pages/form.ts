import { AppError } from '@fieldpost/errors';
import { type Html, html } from './html.js';
import { texts } from './texts.js';

/** Why a form was rejected, and the status that says so. */
export interface Rejected {
  readonly problem: Problem;
  readonly status: number;
  /** After how many seconds it may go better. */
  readonly retryAfter?: number | undefined;
}

/** A form that was sent too often, in the words for that; what else failed is thrown on. */
export function throttled(error: unknown, text: string): Rejected {
  if (!(error instanceof AppError) || error.kind !== 'resource_exhausted') throw error;
  return { status: 429, problem: { text }, retryAfter: error.retryAfter };
}

/** What is wrong with a form: the member that it is about, if it is about one, and a sentence. */
export interface Problem {
  readonly field?: string | undefined;
  readonly text: string;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  /** Whether it may stay empty. */
  readonly isOptional?: boolean;
}

/** A password that somebody chooses, with what it has to be. */
export const newPasswordField = (label: string): Field => ({
  ...{ name: 'password', label, type: 'password', autocomplete: 'new-password' },
  hint: texts.register.passwordHint,
});

/** The summary on top of a form that was rejected; it is read out, and leads to the member. */
export const problemSummary = (problem: Problem | undefined): Html | undefined =>
  problem &&
  html`<div class="summary" role="alert">
    <h2>${texts.summary}</h2>
    <ul>
      <li>${problem.field ? html`<a href="#${problem.field}">${problem.text}</a>` : problem.text}</li>
    </ul>
  </div>`;

const describedBy = (name: string, isHinted: boolean, isWrong: boolean): Html | undefined => {
  const ids = [...(isHinted ? [`${name}-hint`] : []), ...(isWrong ? [`${name}-problem`] : [])];
  return ids.length > 0 ? html` aria-describedby="${ids.join(' ')}"` : undefined;
};

/** A labelled input with its hint and, when the problem is about it, the problem. */
export function field({ name, label, hint, ...input }: Field, problem: Problem | undefined): Html {
  const isWrong = problem?.field === name;
  return html`<label for="${name}">${label}</label>
    ${hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${isWrong ? html`<p class="problem" id="${name}-problem">${problem.text}</p>` : undefined}
    <input
      id="${name}"
      name="${name}"
      type="${input.type}"
      autocomplete="${input.autocomplete}"
      value="${input.value ?? ''}"
      autocapitalize="none"
      spellcheck="false"
      ${input.isOptional === true ? undefined : html` required`}
      ${describedBy(name, hint !== undefined, isWrong)}${isWrong ? html` aria-invalid="true"` : undefined}
    />`;
}

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;
