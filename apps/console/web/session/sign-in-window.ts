/** Name of the window in which the user signs in again, and of the channel that reports its URL. */
const name = 'fieldpost-sign-in-again';

/** Whether this page is shown in that window. */
export const isSignInWindow = (window: Window): boolean => window.name === name;

/**
 * Opens the window at once, because browsers allow that during a click only. The login page is loaded later.
 */
export const openSignInWindow = (window: Window): Window | null =>
  window.open('about:blank', name, 'popup,width=520,height=720');

/** Reports the callback URL to the page that opened the window, and closes it. */
export function sendCallbackUrl(window: Window): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(window.location.href);
  channel.close();
  window.close();
}

/** Calls back with the URLs of such windows. Returns the unsubscribe function. */
export function onCallbackUrl(onAddress: (address: string) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<string>) => onAddress(data);
  return () => channel.close();
}
