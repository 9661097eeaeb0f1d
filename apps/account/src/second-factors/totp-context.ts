/** Binds the sealed secret of an authenticator app to its row. */
export const totpContext = (id: string): string => `second-factor/${id}`;
