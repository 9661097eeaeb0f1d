import { logoSource } from './brand.js';
import type { SiteSettings } from './site-settings.js';

/** The content security policy of the website: own host only, except images of the logo and of map tiles. */
const policyOf = (settings: SiteSettings): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${imagesOf(settings).join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const imagesOf = (settings: SiteSettings): readonly string[] => {
  const sources = [logoSource(settings), settings.map && new URL(settings.map.tiles).origin];
  return [...new Set(["'self'", ...sources.filter((source) => source !== undefined)])];
};

/** The headers of every file of the website, by name; the only definition of its content security policy. */
export const websiteHeaders = (settings: SiteSettings): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(settings),
  // Addresses of pages hold ids of applications, and one of them a code.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});
