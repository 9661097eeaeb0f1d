import { Link, useRouterState } from '@tanstack/react-router';
import { texts } from '../texts.js';
import { trailOf } from './trail.js';

/** The path to the page that is shown. */
export function Breadcrumb() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const trail = trailOf(path);
  return (
    <nav aria-label={texts.navigation.path} className="trail">
      <ol>
        {trail.map(({ label, to }, i) => (
          <li key={`${i} ${label}`} {...(i === trail.length - 1 && { 'aria-current': 'page' })}>
            {to === undefined ? label : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
