import type { OauthSettings } from '../oauth.config.js';
import { texts } from './texts.js';

/** Name of the site on pages, in mails and in authenticator apps: that of the operator, or of the project. */
export const siteNameOf = ({
  FIELDPOST_SITE_NAME: name,
}: Pick<OauthSettings, 'FIELDPOST_SITE_NAME'>): string => name ?? texts.site;
