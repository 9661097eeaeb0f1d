/** What an administrator has said of a client. */
export const clientStates = ['pending', 'accepted', 'rejected'] as const;
export type ClientState = (typeof clientStates)[number];

/** A client that is neither accepted nor rejected waits for an administrator. */
export function stateOf(client: { readonly accepted: boolean; readonly rejected: boolean }): ClientState {
  if (client.rejected) return 'rejected';
  return client.accepted ? 'accepted' : 'pending';
}
