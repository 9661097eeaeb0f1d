/** The page that shows the code to the user of a client without a redirect URI, such as v2's command line. */
export const callbackPath = (clientId: string): string => `/oauth/callback/${encodeURIComponent(clientId)}`;
