import { useSyncExternalStore } from 'react';
import { useConsole } from '../console.js';
import type { Login } from '../session/token-keeper.js';

/** Whether somebody is signed in; the component is drawn anew when that changes. */
export function useLogin(): Login {
  const { keeper } = useConsole();
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
