import { useLocalStorage } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../console.js';
import { keyOf, type Remembered } from './remembered.js';

/** A value that the browser remembers for the user who is logged in: others who use the same browser have their own. */
export function useRemembered<T>({ name, usual, read }: Remembered<T>) {
  const { keeper } = useConsole();
  const user = useSyncExternalStore(keeper.subscribe, keeper.user) ?? '';
  const [value, change] = useLocalStorage<T>({
    key: keyOf(user, name),
    defaultValue: usual,
    getInitialValueInEffect: false,
    deserialize: read,
  });
  return [value, change] as const;
}
