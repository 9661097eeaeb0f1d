/** Decision of an administrator about a client. */
export const clientStates = ['pending', 'accepted', 'rejected'] as const;
export type ClientState = (typeof clientStates)[number];

/** A client that is neither accepted nor rejected is pending. */
export function stateOf(client: { readonly accepted: boolean; readonly rejected: boolean }): ClientState {
  if (client.rejected) return 'rejected';
  return client.accepted ? 'accepted' : 'pending';
}
