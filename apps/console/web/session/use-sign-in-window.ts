import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../console.js';
import type { Freshness, Pending } from './authorization.js';
import { onCallbackUrl, openSignInWindow } from './sign-in-window.js';

export interface SignInWindow {
  /** Whether callbacks are awaited. */
  readonly isActive: boolean;
  readonly freshness?: Freshness;
  readonly onDone?: () => void;
}

/** Login in a small window, so that the page keeps its input. */
export function useSignInWindow({ isActive, freshness, onDone }: SignInWindow) {
  const { authorization, keeper } = useConsole();
  const pending = useRef<Pending>(undefined);
  const done = useRef(onDone);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => void (done.current = onDone));
  useEffect(() => {
    if (!isActive) return;
    return onCallbackUrl((address) => {
      const { current } = pending;
      // Other tabs and buttons of the console have their own window and state.
      if (!current || new URL(address).searchParams.get('state') !== current.state) return;
      authorization.complete(address, current).then((tokens) => {
        keeper.accept(tokens);
        done.current?.();
      }, setFailure);
    });
  }, [isActive, authorization, keeper]);
  const signIn = async () => {
    const opened = openSignInWindow(window);
    const begun = await authorization.begin('', freshness);
    pending.current = begun.pending;
    opened?.location.replace(begun.url);
  };
  return { failure, signIn };
}
