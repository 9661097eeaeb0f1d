import { Link } from '@tanstack/react-router';
import { texts } from '../texts.js';

/** Logo and name of the site, which lead to the overview. */
export const Brand = () => (
  <Link to="/" className="brand" activeProps={{ 'aria-current': undefined }}>
    <img src="/console/icon.svg" width="28" height="28" alt="" />
    {texts.site}
  </Link>
);
