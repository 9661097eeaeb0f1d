import { notifications } from '@mantine/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Confirmation } from './dialogs/confirm-dialog.js';
import { Danger } from './danger.js';

interface RemovalProps extends Omit<Confirmation, 'work'> {
  readonly label: string;
  readonly remove: () => Promise<unknown>;
  /** Navigates to a page that does not need the removed entity. */
  readonly leave: () => Promise<void>;
  /** Removes the entity from the cache. */
  readonly forget: (queries: QueryClient) => Promise<unknown>;
  /** Message after the removal. */
  readonly done: string;
}

/**
 * Section that removes an entity: after the confirmation it is deleted, the page is left, and then the cache
 * is cleared.
 */
export function RemovalSection({ label, remove, leave, forget, done, ...question }: RemovalProps) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await leave();
      await forget(queries);
      notifications.show({ message: done });
    },
  });
  return <Danger {...question} heading={label} label={label} color="red" work={removal} />;
}
