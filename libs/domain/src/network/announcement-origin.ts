/**
 * Whether an announcement was made under the current registration of its component, which account calls `created`. An id
 * that is registered again may belong to another user: the address and the certificate of before do not count then. Without
 * a time of its registration an announcement is of a discovery that does not record it, and of an account that does not
 * report it nothing is known.
 *
 * @param registeredAt when the component had been registered, as discovery knew at its announcement; Unix milliseconds
 * @param created RFC 3339
 */
export function isOfRegistration(registeredAt: number | undefined, created: string): boolean {
  if (registeredAt === undefined || created === '') return true;
  return registeredAt >= Date.parse(created);
}
