/** Gets what listeners throw, and messages that are not JSON. */
export type ErrorListener = (error: unknown, topic: string) => void;

export type AnyListener = (message: never, devId: string) => unknown;

interface Received {
  readonly topic: string;
  readonly body: string;
  readonly devId: string;
}

/** Passes a message to listeners. What fails goes to `onError`, so that the other listeners and the connection go on. */
export function deliver(
  { topic, body, devId }: Received,
  listeners: readonly AnyListener[],
  onError: ErrorListener,
): void {
  const report = (error: unknown) => onError(error, topic);
  try {
    const message = JSON.parse(body) as never;
    const call = async (listener: AnyListener) => listener(message, devId);
    for (const listener of listeners) void call(listener).catch(report);
  } catch (error) {
    report(error);
  }
}
