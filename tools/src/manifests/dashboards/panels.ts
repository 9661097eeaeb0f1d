/** One line of a graph: the Prometheus query and the legend. */
export interface Line {
  readonly expr: string;
  readonly legend: string;
}

/** A graph over time; the unit is one of Grafana, such as `s` or `reqps`. */
export interface Graph {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly Line[];
}

/** A dashboard. */
export interface Dashboard {
  /** Part of the dashboard's URL, so that links stay valid. */
  readonly uid: string;
  readonly title: string;
  readonly graphs: readonly Graph[];
}

/** Selector of the pods chosen in the dashboard. */
export const chosen = 'namespace=~"$namespace",pod=~"$pod"';

/** A graph with one line for each value of some labels. */
export const graph = (
  title: string,
  unit: string,
  ...lines: readonly (readonly [string, string])[]
): Graph => ({
  title,
  unit,
  lines: lines.map(([expr, legend]) => ({ expr, legend })),
});

/** How often something happens, for each value of a label. */
export const rateBy = (label: string, counter: string, filter = ''): string =>
  `sum by (${label}) (rate(${counter}{${chosen}${filter}}[$__rate_interval]))`;

/** The duration, in seconds, that all but one in a hundred stay below, for each value of a label. */
export const p99By = (label: string, histogram: string): string =>
  `histogram_quantile(0.99, sum by (le, ${label}) (rate(${histogram}_bucket{${chosen}}[$__rate_interval])))`;

/** A gauge, summed over pods. */
export const sumBy = (label: string, gauge: string, filter = ''): string =>
  `sum by (${label}) (${gauge}{${chosen}${filter}})`;

/** The greatest value that any pod has. */
export const maxBy = (label: string, gauge: string): string => `max by (${label}) (${gauge}{${chosen}})`;
/** The least value that any pod has. */
export const minBy = (label: string, gauge: string): string => `min by (${label}) (${gauge}{${chosen}})`;
