import type { UseFormReturnType } from '@mantine/form';
import { rejectedField } from '../api/rejected-field.js';

type Form = Pick<UseFormReturnType<Record<string, unknown>>, 'setFieldError' | 'getInputNode'>;

/** Shows a rejection by the server at the field that has the name of the rejected member, and focuses the field. */
export function showRejection<T extends object>(
  form: Pick<UseFormReturnType<T>, 'setFieldError' | 'getInputNode' | 'values'>,
  failure: unknown,
): void {
  const rejected = rejectedField(failure);
  if (!rejected || !(rejected.name in form.values)) return;
  const { setFieldError, getInputNode } = form as unknown as Form;
  setFieldError(rejected.name, capitalized(rejected.reason));
  getInputNode(rejected.name)?.focus();
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
