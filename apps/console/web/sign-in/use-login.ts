import { useSyncExternalStore } from 'react';
import { useConsole } from '../console.js';
import type { Login } from '../session/token-keeper.js';

/** State of the login; rerenders the component on a change. */
export function useLogin(): Login {
  const { keeper } = useConsole();
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
