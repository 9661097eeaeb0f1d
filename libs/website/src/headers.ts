import type { SiteSettings } from './site-settings.js';

/** The content security policy of the website: own host only, except map tiles. */
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

/** The headers of every file of the website, by name; the only definition of its content security policy. */
export const websiteHeaders = (settings: SiteSettings): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(settings),
  // Addresses of pages hold ids of applications, and one of them a code.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
