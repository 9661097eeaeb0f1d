/** Name of the channel on which a tab tells the others that its user has logged out. */
const name = 'fieldpost-logged-out';

/** Tells the other tabs of this browser that this user, by id, has logged out. */
export function announceLogout(user: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(user);
  channel.close();
}

/** Calls back with the user who has logged out in another tab. Returns the unsubscribe function. */
export function onLogout(listener: (user: string) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
  return () => channel.close();
}
