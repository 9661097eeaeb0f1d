import { administrationPages } from '../administration/administration-pages.js';
import { administrationTexts } from '../administration/administration-pages.texts.js';
import { SidePages } from './side-pages.js';

/** Links to the pages of the administration, which only administrators load. */
export const AdministrationLinks = () => (
  <SidePages label={administrationTexts.tabs} pages={administrationPages} params={{}} />
);
