/** A number of days in a sentence. */
export const daysOf = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
