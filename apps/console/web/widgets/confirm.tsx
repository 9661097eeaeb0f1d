import { lazy, Suspense } from 'react';
import type { ConfirmProps } from './dialogs/confirm-dialog.js';

// Dialogs need much that no page shows before a user wants to change something.
const ConfirmDialog = lazy(async () => ({
  default: (await import('./dialogs/confirm-dialog.js')).ConfirmDialog,
}));

/** Confirmation dialog; closes after the work is done. */
export const Confirm = (props: ConfirmProps) => (
  <Suspense>
    <ConfirmDialog {...props} />
  </Suspense>
);
