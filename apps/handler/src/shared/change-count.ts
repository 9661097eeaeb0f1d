/** Changes the count of a name; a name whose count becomes zero is removed. */
export function changeCount(counts: Map<string, number>, name: string, by: number): void {
  const count = (counts.get(name) ?? 0) + by;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
}
