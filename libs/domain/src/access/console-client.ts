/** The OAuth client of the web console, which belongs to the site. */
export const consoleClient = 'console';
