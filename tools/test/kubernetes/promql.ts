import { parser } from '@prometheus-io/lezer-promql';

/** How many series a Prometheus query selects by name. */
export const seriesIn = (expr: string): number => selectedIn(expr).length;

/** The metrics of a Prometheus query, without the suffixes of histograms. Throws on a syntax error. */
export const metricsIn = (expr: string): readonly string[] =>
  selectedIn(expr).map((name) => name.replace(/_seconds_(bucket|count|sum)$/, '_seconds'));

function selectedIn(expr: string): readonly string[] {
  // Grafana puts a duration in the place of this.
  const text = expr.replaceAll('$__rate_interval', '5m');
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${expr}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        found.push(text.slice(from, to));
    },
  });
  return found;
}
