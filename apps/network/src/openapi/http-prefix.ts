/** Before the paths of the HTTP API where one host name serves the whole suite: account has the same paths. */
export const httpPrefix = '/network';
