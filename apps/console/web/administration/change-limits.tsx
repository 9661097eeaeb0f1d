import { lazy, Suspense } from 'react';
import type { LimitsDialogProps } from './limits-dialog.js';

// Dialogs need much that no page shows before a user wants to change something.
const LimitsDialog = lazy(async () => ({ default: (await import('./limits-dialog.js')).LimitsDialog }));

/** Dialog for the limits of a user or an organization. */
export const ChangeLimits = (props: LimitsDialogProps) => (
  <Suspense>
    <LimitsDialog {...props} />
  </Suspense>
);
