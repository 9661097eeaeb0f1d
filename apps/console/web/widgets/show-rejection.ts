import { type RejectedField, rejectedField, unsuitableField } from '../api/rejected-field.js';

/** The part of a form that shows a rejection. */
export interface RejectableForm {
  readonly values: object;
  setFieldError(name: string, error: string): void;
  getInputNode(name: string): HTMLElement | null;
}

/** The field of a form that the server rejected, if any. An id that is taken and a user who does not exist are shown at a field that is on the page. */
export function fieldRejected(form: RejectableForm, failure: unknown): RejectedField | undefined {
  const { values } = form;
  const shown = Object.keys(values).filter((name) => form.getInputNode(name) !== null);
  const rejected = rejectedField(failure) ?? unsuitableField(failure, shown);
  return rejected && rejected.name in values ? rejected : undefined;
}

/** Shows a rejection by the server at the field that has the name of the rejected member, and focuses the field. */
export function showRejection(form: RejectableForm, failure: unknown): void {
  const rejected = fieldRejected(form, failure);
  if (!rejected) return;
  form.setFieldError(rejected.name, capitalized(rejected.reason));
  form.getInputNode(rejected.name)?.focus();
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
