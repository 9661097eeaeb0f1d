import uPlot from 'uplot';

/** Seconds of the intervals of counts. */
export const secondsOf = { hour: 3_600, day: 86_400 } as const;

/** Of the distance between two intervals. */
const barWidth = 0.8;

/** The sums of the counts of the shown series up to this one, by interval: where the bars of the series end. */
export const stackedTo = ({ data, series }: Pick<uPlot, 'data' | 'series'>, last: number): number[] =>
  Array.from(data[0], (_, at) =>
    data
      .slice(1, last + 1)
      .reduce((sum, counts, i) => sum + (series[i + 1]?.show === false ? 0 : (counts[at] ?? 0)), 0),
  );

/** Draws the counts of a series as bars on those of the series before it. Data are the counts, which the legend has. */
export function stackedBars(interval: keyof typeof secondsOf): uPlot.Series.PathBuilder | undefined {
  const width = barWidth * secondsOf[interval];
  return uPlot.paths.bars?.({
    disp: {
      // Of the scales; without a width, the bar of a single interval would have that of the plot.
      x0: { unit: 1, values: ({ data: [times] }) => Array.from(times, (at) => at - width / 2) },
      size: { unit: 1, values: () => [width] },
      y0: { unit: 1, values: (plot, series) => stackedTo(plot, series - 1) },
      y1: { unit: 1, values: stackedTo },
    },
  });
}
