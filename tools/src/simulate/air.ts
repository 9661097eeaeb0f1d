/** In kilometres. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The side of the square in which gateways are, for each of them. */
const sideKm = 2;
/** How far devices are at most from the gateway that they were placed at. */
const reachKm = 2.5;
const nearestKm = 0.05;
/** SNR at one kilometre in dB, and how much it falls with each factor of ten between buildings. */
const snrAtOneKm = 3;
const lossPerDecade = 35;
/** How much SNR changes from one frame to the next, in dB. */
const fading = 3;
const mostSnr = 12;
const noiseFloorDbm = -117;

export const gatewayPosition = (count: number, random: () => number): Position => {
  const side = sideKm * Math.sqrt(count);
  return { x: random() * side, y: random() * side };
};

export function devicePosition(near: Position, random: () => number): Position {
  const [angle, distance] = [random() * 2 * Math.PI, Math.sqrt(random()) * reachKm];
  return { x: near.x + distance * Math.cos(angle), y: near.y + distance * Math.sin(angle) };
}

/** SNR of a frame in dB; `powerDb` is how much less than its full power the device uses, from 0 downwards. */
export function snrBetween(a: Position, b: Position, { powerDb = 0, random = 0.5 } = {}): number {
  const distance = Math.max(nearestKm, Math.hypot(a.x - b.x, a.y - b.y));
  const snr = snrAtOneKm - lossPerDecade * Math.log10(distance) + powerDb + (random - 0.5) * 2 * fading;
  return Math.round(Math.min(mostSnr, snr) * 10) / 10;
}

export const rssiOf = (snr: number): number => Math.round(noiseFloorDbm + snr);
