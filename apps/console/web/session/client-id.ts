/** Client id of the console, that of the domain: the first script imports nothing else of it, and would be a quarter larger. */
export const clientId = 'console';
