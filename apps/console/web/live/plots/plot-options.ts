import type uPlot from 'uplot';
import type { RadioValue } from './series.js';
import {
  type Counted,
  countScale,
  radioScaleOf,
  type Span,
  timeAxisOf,
  timeScaleOf,
  wholeSteps,
} from './axes.js';
import { stackedBars } from './bars.js';

/**
 * Colours of a plot, set here because style sheets do not apply to a canvas. Lines have a contrast of at
 * least 3:1.
 */
export interface PlotColours {
  readonly text: string;
  readonly grid: string;
  readonly gap: string;
  readonly lines: readonly [string, ...string[]];
}

export const plotColours: Readonly<Record<'light' | 'dark', PlotColours>> = {
  light: {
    text: '#24292f',
    grid: '#d0d7de',
    gap: '#b3261e',
    lines: [
      '#0b5cad',
      '#8a4b00',
      '#1a7037',
      '#6b2fa0',
      '#a2144f',
      '#00687a',
      '#d6249f',
      '#6b7a00',
      '#3f3f46',
      '#d9480f',
    ],
  },
  dark: {
    text: '#d5dbe1',
    grid: '#424a53',
    gap: '#ff8a80',
    lines: [
      '#7cb7ff',
      '#ffc078',
      '#8ce0a6',
      '#d6b3ff',
      '#ff9ec4',
      '#7fe0f0',
      '#f4f06a',
      '#ff5fd2',
      '#b0b8c1',
      '#5f8bff',
    ],
  },
};

interface PlotPlan {
  readonly title: string;
  readonly labels: readonly string[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly colours: PlotColours;
  /** Seconds since 1970. */
  readonly gapsAt: () => readonly number[];
  readonly spanNow: () => Span;
  /** Of which intervals values are counts; undefined for other values. */
  readonly counted: Counted;
  /** Which value of the reception all series are. */
  readonly radio?: RadioValue | undefined;
}

const axis = ({ text, grid }: PlotColours): uPlot.Axis => ({
  stroke: text,
  grid: { stroke: grid, width: 1 },
  ticks: { stroke: grid, width: 1 },
});

/** Colours of counts, which are uplinks, joins, downlinks and kinds of errors. */
const ofCounts = ({
  lines: [uplinks, downlinks = uplinks, joins = uplinks, ...others],
  gap,
}: PlotColours) => [...[uplinks, joins, downlinks], ...[gap, ...others]];

/** Options of uPlot. */
export function plotOptions(plan: PlotPlan): uPlot.Options {
  const { title, labels, width, height, colours, gapsAt, spanNow, counted, radio } = plan;
  const lines = counted ? ofCounts(colours) : colours.lines;
  const time = timeAxisOf(counted);
  const values = counted ? countScale : radioScaleOf(radio);
  return {
    title,
    width,
    height,
    // Half of the last label on the axis of times.
    padding: [null, 32, null, null],
    scales: { x: timeScaleOf(spanNow, counted), ...(values && { y: values }) },
    axes: [
      { ...axis(colours), ...time.axis },
      { ...axis(colours), size: 60, ...(counted && { incrs: wholeSteps }) },
    ],
    series: [
      time.series,
      ...labels.map((label, i) => {
        const colour = lines[i % lines.length] ?? colours.lines[0];
        return counted
          ? bar(label, colour, counted)
          : { ...line(label, colour), ...(i >= lines.length && { dash: [6, 4] }) };
      }),
    ],
    // It would mark the count, which is not the end of a bar on others.
    ...(counted && { cursor: { points: { show: false } } }),
    hooks: {
      draw: [(plot) => drawGaps(plot, gapsAt(), colours.gap)],
      setLegend: [showLatest],
      // Others are drawn where a hidden series was.
      ...(counted && { setSeries: [(plot) => plot.redraw()] }),
    },
  };
}

/** Without a cursor the legend has the last value of each series. */
function showLatest(plot: uPlot): void {
  if (typeof plot.cursor.idx === 'number') return;
  const idxs = plot.data.map((values) => values.findLastIndex((value) => typeof value === 'number'));
  if (idxs[0] !== undefined && idxs[0] >= 0) plot.setLegend({ idxs }, false);
}

/** A kind that has no bars was counted, too: there was none. */
const countOf = (_plot: uPlot, value: number | null | undefined): string => String(value ?? 0);

const bar = (label: string, fill: string, interval: 'hour' | 'day'): uPlot.Series => {
  const paths = stackedBars(interval);
  return {
    label,
    fill,
    stroke: fill,
    width: 0,
    points: { show: false },
    value: countOf,
    ...(paths && { paths }),
  };
};

const line = (label: string, stroke: string): uPlot.Series => ({
  label,
  stroke,
  width: 2,
  spanGaps: true,
  points: { show: true, size: 5 },
});

function drawGaps({ ctx, bbox, valToPos }: uPlot, gaps: readonly number[], colour: string): void {
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.setLineDash([4, 4]);
  for (const at of gaps) {
    const x = valToPos(at, 'x', true);
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  ctx.restore();
}
