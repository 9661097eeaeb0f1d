/**
 * Calls back after this time, unless the returned function is called before. If the event loop stalls meanwhile,
 * half of the time is left afterwards, so that responses that arrived during the stall are read first.
 */
export function startTimeout(after: number, lost: () => void): () => void {
  const half = after / 2;
  let timer = setTimeout(() => {
    timer = setTimeout(lost, half).unref();
  }, half).unref();
  return () => clearTimeout(timer);
}
