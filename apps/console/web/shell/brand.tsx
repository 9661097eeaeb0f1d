import { Link } from '@tanstack/react-router';
import { useSite } from './use-site.js';

/** Logo and name of the site, which lead to the overview. */
export function Brand() {
  const { name, logo } = useSite();
  return (
    // The pointer may rest in this corner while another page loads, which then would load the overview as well.
    <Link to="/" preload={false} className="brand" activeProps={{ 'aria-current': undefined }}>
      <img src={logo} width="28" height="28" alt="" />
      <span className="wraps">{name}</span>
    </Link>
  );
}
