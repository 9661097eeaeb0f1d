import { useQuery } from '@tanstack/react-query';
import { type SiteSettings, siteSettingsQuery } from '../api/site-settings.js';
import { texts } from '../texts.js';

/** How the operator presents the site; the project's name and logo until that is known. */
export function useSite(): Required<Pick<SiteSettings, 'name' | 'logo' | 'links' | 'notice'>> {
  const { data = {} } = useQuery(siteSettingsQuery);
  const { name = texts.site, logo = '/console/icon.svg', links = [], notice = '' } = data;
  return { name, logo, links, notice };
}
