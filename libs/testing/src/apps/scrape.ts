/** The metrics of an app at its port, by name and labels as Prometheus writes them, without the label of the app. */
export async function scrape(port: number): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      const series = line
        .slice(0, end)
        .replace(/,app="[a-z]+"|app="[a-z]+",?/, '')
        .replace('{}', '');
      return [series, Number(line.slice(end))];
    }),
  );
}
