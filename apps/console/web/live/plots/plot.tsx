import 'uplot/dist/uPlot.min.css';
import '../live.css';
import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { plotColours, plotOptions } from './plot-options.js';
import type { Gap, Series } from './series.js';

const height = { lines: 240, bars: 160 };

interface PlotProps {
  readonly title: string;
  readonly series: readonly Series[];
  /** Marked by vertical lines. */
  readonly gaps?: readonly Gap[];
  /** Whether the title is drawn; it names the plot in any case. */
  readonly titled?: boolean;
  /** Whether values are counts, which are drawn as bars on each other, and of which intervals. */
  readonly counted?: 'hour' | 'day';
  /** First and last time in milliseconds since 1970; without it, those of the points. */
  readonly span?: readonly [first: number, last: number] | undefined;
}

const noGaps: readonly Gap[] = [];

/** Plots series over time. The page has the same values in a table, for screen readers. */
export function Plot({ title, series, gaps = noGaps, titled = true, counted, span }: PlotProps) {
  const { ref, width } = useElementSize();
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const marked = useRef(gaps);
  const shown = useRef(span);
  const colours = plotColours[useComputedColorScheme('light')];
  const [radio, ...others] = new Set(series.map((one) => one.radio));
  const shared = others.length === 0 ? radio : undefined;
  const names = JSON.stringify(series.map(({ name }) => name));
  marked.current = gaps;
  shown.current = span;
  useEffect(() => {
    if (!host.current || width === 0) return undefined;
    const labels = JSON.parse(names) as readonly string[];
    const gapsAt = () => marked.current.map(({ at }) => at / 1000);
    const spanNow = () => shown.current && ([shown.current[0] / 1000, shown.current[1] / 1000] as const);
    const plan = {
      labels,
      width,
      height: height[counted ? 'bars' : 'lines'],
      colours,
      gapsAt,
      spanNow,
      counted,
      radio: shared,
    };
    const made = new uPlot(plotOptions({ title: titled ? title : '', ...plan }), undefined, host.current);
    plot.current = made;
    return () => made.destroy();
  }, [title, titled, counted, shared, names, width, colours]);
  useEffect(() => {
    // Draws the markers after the lines. Times are in seconds.
    plot.current?.setData(dataOf(series));
  });
  return (
    <div ref={ref} className="plot" role="img" aria-label={title}>
      <div ref={host} aria-hidden />
    </div>
  );
}

const dataOf = (series: readonly Series[]): uPlot.AlignedData =>
  series.length === 0
    ? [[]]
    : uPlot.join(
        series.map(({ points }) => [points.map(({ at }) => at / 1000), points.map(({ value }) => value)]),
      );
