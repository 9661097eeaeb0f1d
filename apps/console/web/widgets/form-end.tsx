import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { LeaveGuard } from './dialogs/leave-guard.js';
import { fieldRejected, type RejectableForm, showRejection } from './show-rejection.js';
import { Problem } from './states.js';

interface FormEndProps {
  readonly work: { readonly isPending: boolean; readonly isSuccess: boolean; readonly error: unknown };
  readonly action: string;
  /** The form, whose unsaved changes are guarded, and whose fields show what the server rejects. */
  readonly form?: GuardedForm;
  /** Content beside the button, such as a cancel link. */
  readonly children?: ReactNode;
}

interface GuardedForm extends RejectableForm {
  readonly isDirty: () => boolean;
  readonly resetDirty: () => void;
}

/** End of a form: error and submit button. */
export const FormEnd = ({ work, action, form, children }: FormEndProps) => (
  <>
    {work.error && !(form && fieldRejected(form, work.error)) ? <Problem failure={work.error} /> : undefined}
    <Group>
      <Button type="submit" loading={work.isPending}>
        {action}
      </Button>
      {children}
    </Group>
    {form && <Guard form={form} work={work} />}
  </>
);

function Guard({
  form,
  work: { isPending, isSuccess, error },
}: Required<Pick<FormEndProps, 'form' | 'work'>>) {
  // What was sent is saved, as far as the form is concerned.
  useEffect(() => {
    if (isSuccess) form.resetDirty();
  }, [isSuccess]);
  useEffect(() => {
    if (error) showRejection(form, error);
  }, [error]);
  return <LeaveGuard isDirty={form.isDirty() && !isPending} />;
}
