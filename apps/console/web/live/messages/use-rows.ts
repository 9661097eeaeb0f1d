import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { LiveMessage } from '../live-message.js';

/** Height of a row in rem where the variable of `live.css` is not known. */
const usualRowRem = 2.75;
const narrow = '(max-width: 72rem)';
const phone = '(max-width: 34rem)';
const beyond = 8;

const standardPx = 16;

/** Height of a row in pixels, as `live.css` has it for this width. */
function rowHeight(): number {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.getPropertyValue('--live-row')) || usualRowRem;
  return rem * (Number.parseFloat(style.fontSize) || standardPx);
}

/** Rows that are seen, of a list of any length; `before` and `after` are the heights of the others in pixels. */
export function useRows(messages: readonly LiveMessage[]) {
  const frame = useRef<HTMLDivElement>(null);
  const atOnce = { getInitialValueInEffect: false };
  const isNarrow = useMediaQuery(narrow, undefined, atOnce);
  const isPhone = useMediaQuery(phone, undefined, atOnce);
  // Rows have other heights on narrow screens, and phones may be turned.
  const height = useMemo(rowHeight, [isNarrow, isPhone]);
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
