/** A request before it is written. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly authorization?: string;
  /** Form fields. */
  readonly form?: Readonly<Record<string, string>>;
}

/**
 * Placeholder for a value of the previous response. With it in the body, the content length is set when the
 * value is known.
 */
export const next = '{next}';

/** The request as HTTP/1.1 text without content length, which is added when it is sent. */
export function written({ method, path, authorization, form }: Request): string {
  const body = form ? bodyOf(form) : '';
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(authorization === undefined ? [] : [`authorization: ${authorization}`]),
    ...(form ? ['content-type: application/x-www-form-urlencoded'] : []),
    '',
    body,
  ].join('\r\n');
}

const bodyOf = (form: Readonly<Record<string, string>>): string =>
  new URLSearchParams(form).toString().replace(encodeURIComponent(next), next);

/** The bytes to send, with `follow` in place of `{next}`. */
export function ready(request: string, follow: string): string {
  const filled = request.replace(next, encodeURIComponent(follow));
  const end = filled.indexOf('\r\n\r\n');
  const length = Buffer.byteLength(filled) - end - 4;
  return length === 0 && filled.startsWith('GET')
    ? filled
    : `${filled.slice(0, end)}\r\ncontent-length: ${length}${filled.slice(end)}`;
}
