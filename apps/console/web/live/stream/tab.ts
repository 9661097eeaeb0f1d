/** The tab of a browser, which may be behind others. */
export interface Tab {
  /** Resolves when the tab is shown, at once if it is, or when the signal aborts. */
  shown(signal: AbortSignal): Promise<void>;
  /** Calls back when the tab has been hidden for a while, until the signal aborts. */
  onHidden(callback: () => void, signal: AbortSignal): void;
}

/** A tab that is hidden for a shorter time keeps its connections, in milliseconds. */
export const hiddenMs = 10_000;

/** The tab of a page. */
export const tabOf = (page: Document): Tab => ({
  shown: (signal) =>
    new Promise((resolve) => {
      if (!page.hidden || signal.aborted) return resolve();
      page.addEventListener('visibilitychange', () => resolve(), { signal, once: true });
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
  onHidden: (callback, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (page.hidden) timer = setTimeout(callback, hiddenMs);
    };
    page.addEventListener('visibilitychange', watch, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
    watch();
  },
});
