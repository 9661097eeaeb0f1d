/** Client id of the console. */
export const clientId = 'console';
