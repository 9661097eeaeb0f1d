import type { SiteColours } from '../api/site-settings.js';

/** The variables of `style.css` for each colour; those of the project are its defaults. */
const variables: Readonly<Record<keyof SiteColours, string>> = {
  accent: '--site-accent',
  hover: '--site-hover',
  onAccent: '--site-on-accent',
  linkLight: '--site-link-light',
  linkDark: '--site-link-dark',
  tintLight: '--site-tint-light',
  onTintLight: '--site-on-tint-light',
  tintDark: '--site-tint-dark',
  onTintDark: '--site-on-tint-dark',
};

/** Shows the pages in the colours of the operator. */
export function showColours(colours: SiteColours | undefined, root: HTMLElement): void {
  for (const [name, colour] of Object.entries(colours ?? {}))
    root.style.setProperty(variables[name as keyof SiteColours], colour);
}
