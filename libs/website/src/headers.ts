/** What the pages of the website may do in a browser: everything with their own host, nothing with any other. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The headers of every file of the website, by name; the one place where its content security policy stands. */
export const websiteHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  // Addresses of pages hold ids of applications, and one of them a code.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
