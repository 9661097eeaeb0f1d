/**
 * Calls back after this time, unless the function it returns is called before. Where the process stands still meanwhile,
 * half of the time is left afterwards: what was answered in between has to be read first.
 */
export function startTimeout(after: number, lost: () => void): () => void {
  const half = after / 2;
  let timer = setTimeout(() => {
    timer = setTimeout(lost, half).unref();
  }, half).unref();
  return () => clearTimeout(timer);
}
