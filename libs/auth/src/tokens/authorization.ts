/** A parsed `Authorization` header; the scheme in lower case, since clients differ. */
export interface Authorization {
  readonly scheme: string;
  readonly credentials: string;
}

/** Characters of the header that are read: a token of ours with very many rights has less than half as many. */
const longestHeader = 16 * 1024;

export function readAuthorization(header: string | undefined): Authorization | undefined {
  if (header === undefined || header.length > longestHeader) return undefined;
  const text = header.trim();
  const [scheme = ''] = /^[A-Za-z]+(?=\s)/.exec(text) ?? [];
  return scheme === ''
    ? undefined
    : { scheme: scheme.toLowerCase(), credentials: text.slice(scheme.length).trimStart() };
}

export interface BasicCredentials {
  readonly id: string;
  readonly secret: string;
}

/** Generic OAuth clients percent-encode both parts (RFC 6749 2.3.1), curl and others do not: plain text stays as it is. */
function formDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Client id and secret of a Basic header; undefined when it is none, or holds control characters (RFC 7617 section 2). */
export const readBasic = (header: string | undefined): BasicCredentials | undefined =>
  basicIn(readAuthorization(header));

/** As `readBasic`, for a header that was parsed already. */
export function basicIn(authorization: Authorization | undefined): BasicCredentials | undefined {
  if (authorization?.scheme !== 'basic') return undefined;
  const [, id, secret] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(authorization.credentials, 'base64').toString()) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const credentials = { id: formDecode(id), secret: formDecode(secret) };
  return /\p{Cc}/u.test(credentials.id + credentials.secret) ? undefined : credentials;
}
