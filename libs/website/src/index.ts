export { websiteHeaders } from './headers.js';
export { type MapSettings, readMapSettings, type SiteSettings } from './site-settings.js';
export { openWebsite, type Site, type Website } from './website.js';
export { readImage, type WebsiteImage } from './website-image.js';
export { siteFields, siteOf } from './site-fields.js';
