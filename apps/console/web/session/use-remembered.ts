import { useLocalStorage } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../console.js';

interface Remembered<T> {
  readonly name: string;
  /** Without anything remembered, and before it is known which user is logged in. */
  readonly usual: T;
  /** Reads the stored text, which another program may have written; undefined without any. */
  readonly read: (text: string | undefined) => T;
}

const keyOf = (user: string, name: string): string => `fieldpost.${user}.${name}`;

/** What the browser remembers for a user, outside of components. */
export const rememberedOf = <T>(user: string | undefined, { name, read }: Remembered<T>): T =>
  read(localStorage.getItem(keyOf(user ?? '', name)) ?? undefined);

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
