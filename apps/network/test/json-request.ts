interface Request {
  readonly token: string | undefined;
  readonly posted: object | undefined;
  /** Without it an object is posted, else the path is got. */
  readonly method: string | undefined;
}

/** Sends a request to an HTTP API on this machine; the body of the response is parsed. */
export async function requestJson(
  port: string | undefined,
  path: string,
  { token, posted, method }: Request,
) {
  const type = { 'content-type': 'application/json' };
  const headers = token === undefined ? type : { ...type, authorization: `Bearer ${token}` };
  const body = posted && JSON.stringify(posted);
  const request = { method: method ?? (posted ? 'POST' : 'GET'), ...(body !== undefined && { body }) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...request });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
}
