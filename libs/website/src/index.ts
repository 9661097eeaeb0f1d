export { websiteHeaders } from './headers.js';
export { openWebsite, type Website } from './website.js';
