/** Paths of health checks, which are requested again and again: neither logged nor measured. */
export const quietPaths = new Set(['/healthz', '/livez']);
