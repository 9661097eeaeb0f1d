import { useEffect } from 'react';

/** What opens above the page by a key: the command palette, or the list of shortcuts. */
export type Overlay = 'search' | 'shortcuts';

/** Opens the command palette by Ctrl-K or Cmd-K, and the list of shortcuts by `?`. */
export function useShortcuts(open: (overlay: Overlay) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const overlay = overlayFor(event);
      if (!overlay) return;
      event.preventDefault();
      open(overlay);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}

function overlayFor({ key, ctrlKey, metaKey, target }: KeyboardEvent): Overlay | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'search';
  return key === '?' && !isEditable(target) ? 'shortcuts' : undefined;
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null);
