/** A line of a chart; values from 0 to 1. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, share: number])[];
}

export interface Chart {
  readonly title: string;
  readonly xName: string;
  readonly lines: readonly Line[];
}

const size = { width: 640, height: 320, left: 48, top: 36, right: 16, bottom: 64 } as const;
/** Each line has its own dash pattern, for readers who cannot distinguish the colours. */
const strokes = [
  { colour: '#0b6e4f', dashes: '' },
  { colour: '#1f4e9c', dashes: '7 4' },
  { colour: '#a23b00', dashes: '2 4' },
] as const;
const quarters = [0, 0.25, 0.5, 0.75, 1];

/** The chart as SVG, shares from 0 to 100 % upwards; readable on light and on dark pages. */
export function svgOf({ title, xName, lines }: Chart): string {
  const most = Math.max(...lines.flatMap(({ points }) => points.map(([x]) => x)));
  const x = (value: number) => at(size.left + (value / most) * (size.width - size.left - size.right));
  const y = (share: number) => at(size.height - size.bottom - share * (size.height - size.top - size.bottom));
  const across = quarters.map((share) => {
    const text = `<text x="${size.left - 6}" y="${y(share)}" dy="4" text-anchor="end">${share * 100} %</text>`;
    return `<path d="M${x(0)} ${y(share)}H${x(most)}" stroke="#ccc"/>${text}`;
  });
  const along = quarters.map(
    (share) =>
      `<text x="${x(share * most)}" y="${y(0) + 18}" text-anchor="middle">${at(share * most)}</text>`,
  );
  const drawn = lines.map(({ points }, n) => {
    const path = points.map(([value, share]) => `${x(value)} ${y(share)}`).join('L');
    return `<path d="M${path}" fill="none" stroke-width="2" ${strokeOf(n)}/>`;
  });
  const names = lines.map(({ name }, n) => {
    const left = size.left + (n * (size.width - size.left)) / lines.length;
    const sample = `<path d="M${at(left)} ${size.height - 12}h24" stroke-width="2" ${strokeOf(n)}/>`;
    return `${sample}<text x="${at(left + 30)}" y="${size.height - 8}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title><rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${size.left}" y="20" font-size="14">${title}</text>`,
    ...[...across, ...along, ...drawn, ...names],
    `<text x="${size.width / 2}" y="${size.height - 28}" text-anchor="middle">${xName}</text>`,
    '</svg>\n',
  ].join('\n');
}

const at = (value: number): number => Math.round(value * 10) / 10;

function strokeOf(n: number): string {
  const { colour, dashes } = strokes[n % strokes.length] ?? strokes[0];
  return `stroke="${colour}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}`;
}
