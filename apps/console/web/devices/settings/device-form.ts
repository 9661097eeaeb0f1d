import { useForm, type UseFormReturnType } from '@mantine/form';
import { ApiFailure } from '../../api/failure.js';
import { type DeviceDraft, draftRules, fieldOf, wordsAtField } from './device-draft.js';

export type DeviceForm = UseFormReturnType<DeviceDraft>;

/** Form of a device, validated before it is sent. */
export const useDeviceForm = (initialValues: DeviceDraft): DeviceForm =>
  useForm<DeviceDraft>({
    initialValues,
    validate: (draft) =>
      Object.fromEntries(
        Object.entries(draftRules).map(([field, rule]) => [
          field,
          (rule as (value: unknown, draft: DeviceDraft) => string | null)(
            draft[field as keyof DeviceDraft],
            draft,
          ),
        ]),
      ),
  });

/** Shows a rejection of the handler at its field, if any. */
export function showAtField(form: DeviceForm, failure: unknown): void {
  const field = fieldWith(failure);
  if (field && failure instanceof Error) form.setFieldError(field, wordsAtField(failure.message));
}

/** The field that shows a failure; undefined when the form shows it. */
const fieldWith = (failure: unknown): keyof DeviceDraft | undefined =>
  failure instanceof ApiFailure ? fieldOf(failure.message) : undefined;

/** A mutation for the end of the form, without errors that a field shows. */
export const outsideFields = ({
  isPending,
  isSuccess,
  error,
}: {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
}) => ({
  isPending,
  isSuccess,
  error: fieldWith(error) ? undefined : error,
});
