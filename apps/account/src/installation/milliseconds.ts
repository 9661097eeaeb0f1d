/** SQL of a time in Unix milliseconds. */
export const milliseconds = (time: string): string => `round(extract(epoch from ${time}) * 1000)::float8`;
