import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveMessage } from '../live-message.js';

/** Height of a row in rem without styles. */
const usualRowRem = 3.25;
const beyond = 8;

const standardPx = 16;

/** Height of a row in pixels, as the styles have it for the width of the page. */
function rowHeight(): number {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.getPropertyValue('--live-row')) || usualRowRem;
  return rem * (Number.parseFloat(style.fontSize) || standardPx);
}

/** Phones may be turned. */
function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** Rows that are seen, of a list of any length; `before` and `after` are the heights of the others in pixels. */
export function useRows(messages: readonly LiveMessage[]) {
  const frame = useRef<HTMLDivElement>(null);
  const height = useSyncExternalStore(onResize, rowHeight);
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: (at) => messages[at]?.key ?? at,
    overscan: beyond,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  useSteadyScroll(frame, messages, height);
  const rows = virtual.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    frame,
    rows: rows.flatMap(({ index }) => messages[index] ?? []),
    from: first?.index ?? 0,
    before: first?.start ?? 0,
    after: virtual.getTotalSize() - (last?.end ?? 0),
  };
}

/** Keeps what is seen in its place while new messages come in above it. */
function useSteadyScroll(
  frame: { readonly current: HTMLDivElement | null },
  messages: readonly LiveMessage[],
  height: number,
): void {
  const first = useRef(messages[0]);
  useLayoutEffect(() => {
    const element = frame.current;
    const above = messages.findIndex((message) => message === first.current);
    if (element && element.scrollTop > 0 && above > 0) element.scrollTop += above * height;
    first.current = messages[0];
  }, [frame, messages, height]);
}
