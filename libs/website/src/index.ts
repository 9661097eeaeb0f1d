export { websiteHeaders } from './headers.js';
export { type MapSettings, readMapSettings, type SiteSettings } from './site-settings.js';
export { openWebsite, type Website } from './website.js';
