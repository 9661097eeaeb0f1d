import type { SiteSettings } from './site-settings.js';

/** What the pages of the website may do in a browser: everything with their own host, with others only show tiles of maps. */
const policyOf = ({ map }: SiteSettings): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    map ? `img-src 'self' ${new URL(map.tiles).origin}` : "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The headers of every file of the website, by name; the one place where its content security policy stands. */
export const websiteHeaders = (settings: SiteSettings): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(settings),
  // Addresses of pages hold ids of applications, and one of them a code.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
