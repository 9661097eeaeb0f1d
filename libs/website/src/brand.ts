import { accentColours, type AccentColours, readAccent } from './accent.js';

/** A link of the operator. */
export interface SiteLink {
  readonly label: string;
  /** An http, https or mailto URL, or a path of this site. */
  readonly url: string;
}

/** How the operator presents the site, in the console and the pages of oauth; all of it is plain text. */
export interface SiteBrand {
  readonly name?: string;
  /** An https URL, or a path of this site. */
  readonly logo?: string;
  readonly colours?: AccentColours;
  readonly links?: readonly SiteLink[];
  /** Shown where users log in and register. */
  readonly notice?: string;
}

const longestName = 60;
const longestNotice = 500;
const mostLinks = 10;

/** The name of the site. Throws `TypeError`, as all of these do. */
export function readSiteName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > longestName || /\p{Cc}/u.test(name))
    throw new TypeError(`should have 1 to ${longestName} characters`);
  return name;
}

/** Whether it is a path on this host: browsers take `//host` and `/\host` for other hosts. */
const isPath = (text: string): boolean => /^\/(?![/\\])[\w./~%-]*$/.test(text);

/** URL of the logo: browsers may load it from another host by https only. */
export function readLogo(text: string): string {
  if (isPath(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new TypeError('should be an https URL or a path of this site, such as /console/logo');
  return url.href;
}

/** The notice for users who log in. */
export function readNotice(text: string): string {
  const notice = text.trim();
  if (notice.length > longestNotice) throw new TypeError(`should have at most ${longestNotice} characters`);
  return notice;
}

/** Links as `Label=URL`, separated by commas. */
export function readLinks(text: string): readonly SiteLink[] {
  const links = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(readLink);
  if (links.length > mostLinks) throw new TypeError(`should have at most ${mostLinks} links`);
  return links;
}

function readLink(text: string): SiteLink {
  const [, label = '', url = ''] = /^([^=]+)=(.*)$/.exec(text.trim()) ?? [];
  if (label.trim() === '' || !(isPath(url) || isLink(url)))
    throw new TypeError('should look like Help=https://help.example,Imprint=/imprint');
  return { label: label.trim(), url };
}

/** No scripts: `javascript:` and `data:` are URLs as well. */
const isLink = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:', 'mailto:'].includes(new URL(text).protocol);

/** Colours for an accent, as the setting has it. */
export const readColours = (text: string): AccentColours => accentColours(readAccent(text));

/** The source of the logo for a content security policy; undefined for the logo of the project, which is inline. */
export function logoSource({ logo }: SiteBrand): string | undefined {
  if (logo === undefined) return undefined;
  return logo.startsWith('/') ? "'self'" : new URL(logo).origin;
}
