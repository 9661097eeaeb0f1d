/** A moment in a text for people of any time zone: `2026-11-29 03:15 UTC`. */
export const textOfMoment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
