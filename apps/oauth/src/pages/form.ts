import { AppError } from '@fieldpost/errors';
import { type Html, html } from './html.js';
import { texts } from './texts.js';

const { register } = texts;

/** Why a form was rejected, with the HTTP status. */
export interface FormRejection {
  readonly problems: readonly FormProblem[];
  readonly status: number;
  /** Seconds after which a repeated request may succeed. */
  readonly retryAfter?: number | undefined;
}

/** The rejection of a form because of a limit; rethrows every other error. */
export function throttled(error: unknown, text: string): FormRejection {
  if (!(error instanceof AppError) || error.kind !== 'resource_exhausted') throw error;
  return { status: 429, problems: [{ text }], retryAfter: error.retryAfter };
}

/** An error of a form: the field, if it belongs to one, and a message. */
export interface FormProblem {
  readonly field?: string | undefined;
  readonly text: string;
  /** Path of a page that solves it, without a field. */
  readonly link?: string;
}

const ofApi = /^(Username|Email|Password) not valid: (.*)$/;

const { problem: words } = texts;

/** The message of a problem; one that account describes for its API becomes a sentence about the field. */
export function problemText({ text }: FormProblem): string {
  const [, name, reason] = ofApi.exec(text) ?? [];
  if (name === undefined || reason === undefined) return text;
  if (name === 'Username' && reason.startsWith('has wrong format')) return words.usernameFormat;
  return words.sentence(words.fields[name as keyof typeof words.fields], reason);
}

/** The message above a form; the rule for user names is at the field alone. */
const summaryOf = (problem: FormProblem): string => {
  const text = problemText(problem);
  return problem.field !== undefined && text === words.usernameFormat ? words.username : text;
};

const target = ({ field: name, link }: FormProblem): string | undefined => (name ? `#${name}` : link);

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  /** Whether it may be empty. */
  readonly isOptional?: boolean;
}

/** A field for a new password, with its rules; `shortest` is zero where the fewest characters are not known. */
export const newPasswordField = (label: string, shortest: number): Field => ({
  ...{ name: 'password', label, type: 'password', autocomplete: 'new-password' },
  hint: [...(shortest > 0 ? [register.shortestPassword(shortest)] : []), register.passwordHint].join(' '),
});

/** The error summary above a form; screen readers announce it, and it links to the fields or the page that solve it. */
export function problemSummary(problems: readonly FormProblem[] = []): Html | undefined {
  if (problems.length === 0) return undefined;
  return html`<div class="summary" role="alert">
    <h2>${texts.summary}</h2>
    <ul>
      ${problems.map(summaryLine)}
    </ul>
  </div>`;
}

function summaryLine(problem: FormProblem): Html {
  const to = target(problem);
  const text = summaryOf(problem);
  return html`<li>${to === undefined ? text : html`<a href="${to}">${text}</a>`}</li>`;
}

const describedBy = (name: string, isHinted: boolean, isWrong: boolean): Html | undefined => {
  const ids = [...(isHinted ? [`${name}-hint`] : []), ...(isWrong ? [`${name}-problem`] : [])];
  return ids.length > 0 ? html` aria-describedby="${ids.join(' ')}"` : undefined;
};

/** A labelled input with its hint, and the problem if it belongs to this field. */
export function field({ name, label, hint, ...input }: Field, problems: readonly FormProblem[] = []): Html {
  const problem = problems.find((one) => one.field === name);
  const isWrong = problem !== undefined;
  // A problem that says the rule of the hint takes its place.
  const isHinted = hint !== undefined && !(isWrong && problemText(problem).includes(hint));
  return html`<label for="${name}">${label}</label>
    ${!isHinted ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${isWrong ? html`<p class="problem" id="${name}-problem">${problemText(problem)}</p>` : undefined}
    <input
      id="${name}"
      name="${name}"
      type="${input.type}"
      autocomplete="${input.autocomplete}"
      value="${input.value ?? ''}"
      autocapitalize="none"
      spellcheck="false"
      ${input.isOptional === true ? undefined : html` required`}
      ${describedBy(name, isHinted, isWrong)}${isWrong ? html` aria-invalid="true"` : undefined}
    />`;
}

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;
