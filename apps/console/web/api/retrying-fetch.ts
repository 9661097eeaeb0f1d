const tries = 4;
const usualSeconds = 1;
const longestSeconds = 5;

type Fetch = (request: Request) => Promise<Response>;

/**
 * Retries calls that exceeded a rate limit: they had no effect, and one page may need more calls than the
 * handler accepts per second. Longer waits are left to the user.
 */
export function retryingFetch(send: Fetch, wait: (milliseconds: number) => Promise<void>): Fetch {
  return async (request) => {
    let answer = await send(request.clone());
    for (let i = 1; i < tries && answer.status === 429; i += 1) {
      const seconds = Number(answer.headers.get('retry-after') ?? usualSeconds);
      if (!(seconds <= longestSeconds)) return answer;
      await wait(seconds * 1_000);
      answer = await send(request.clone());
    }
    return answer;
  };
}
