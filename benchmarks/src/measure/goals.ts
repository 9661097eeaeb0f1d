/** A goal, and whether it is met, as tables have it. */
export const judged = (goal: string, isMet: boolean): string => `${goal}: ${isMet ? 'met' : 'missed'}`;

/** A goal in milliseconds, scaled to this machine by its slow-down, because only figures of one run are comparable. */
export const scaled = (ms: number, slowness = 1): number => Number((ms * slowness).toPrecision(2));
