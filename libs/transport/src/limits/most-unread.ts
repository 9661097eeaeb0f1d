/** The connections with the most unread bytes, without which all others together have at most `mostBytes`. */
export function mostUnread<Connection>(
  unread: ReadonlyMap<Connection, number>,
  mostBytes: number,
): readonly Connection[] {
  let total = 0;
  for (const bytes of unread.values()) total += bytes;
  if (total <= mostBytes) return [];
  const worst: Connection[] = [];
  for (const [connection, bytes] of [...unread].sort(([, one], [, other]) => other - one)) {
    if (total <= mostBytes) break;
    total -= bytes;
    worst.push(connection);
  }
  return worst;
}
