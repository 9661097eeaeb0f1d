import { notifications } from '@mantine/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Question } from './confirm.js';
import { Danger } from './danger.js';

interface RemovalProps extends Omit<Question, 'work'> {
  readonly label: string;
  readonly remove: () => Promise<unknown>;
  /** To a page that does not need what is gone. */
  readonly leave: () => Promise<void>;
  /** Takes what is gone out of what was loaded. */
  readonly forget: (queries: QueryClient) => Promise<unknown>;
  /** What is said afterwards. */
  readonly done: string;
}

/** A part of the page of something for its end: after a question it is removed, its page is left, and only then forgotten. */
export function RemovalFact({ label, remove, leave, forget, done, ...question }: RemovalProps) {
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
