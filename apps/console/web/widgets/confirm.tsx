import { lazy, Suspense } from 'react';

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Mutation to run after the confirmation. */
  readonly work: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (nothing: undefined, then: { readonly onSuccess: () => void }) => void;
  };
}

export interface ConfirmProps extends Confirmation {
  readonly onClose: () => void;
}

// Dialogs need much that no page shows before somebody wants to change something.
const ConfirmDialog = lazy(async () => ({
  default: (await import('./dialogs/confirm-dialog.js')).ConfirmDialog,
}));

/** Confirmation dialog; closes after the work is done. */
export const Confirm = (props: ConfirmProps) => (
  <Suspense>
    <ConfirmDialog {...props} />
  </Suspense>
);
