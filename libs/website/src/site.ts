// What the operator says about the site, for apps that do not serve the website.
export type { AccentColours } from './accent.js';
export { logoSource, type SiteBrand, type SiteLink } from './brand.js';
export { brandFields, brandOf } from './site-fields.js';
