/** Name of the small window in which somebody signs in again, and of the channel on which it tells its address. */
const name = 'fieldpost-sign-in-again';

/** Whether this page stands in that window. */
export const isSignInWindow = (window: Window): boolean => window.name === name;

/** Opens that window at once, as browsers allow it during a click only; it is sent to the login page later. */
export const openSignInWindow = (window: Window): Window | null =>
  window.open('about:blank', name, 'popup,width=520,height=720');

/** Tells the page behind the window where the login page has led, and closes it. */
export function sendAddress(window: Window): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(window.location.href);
  channel.close();
  window.close();
}

/** Calls back with the addresses that such windows tell; the answer ends that. */
export function hearAddresses(onAddress: (address: string) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<string>) => onAddress(data);
  return () => channel.close();
}
