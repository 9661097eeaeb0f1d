/** Spans that can be read, in hours. */
export const hoursOf = { '24h': 24, '7d': 168 } as const;
export type SignalRange = keyof typeof hoursOf;
export const signalRanges = ['24h', '7d'] as const satisfies readonly SignalRange[];

/** Hours that are kept, with the present one: those of the longest span. */
export const keptHours = Math.max(...Object.values(hoursOf));
