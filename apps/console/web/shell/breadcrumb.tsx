import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { texts } from '../texts.js';
import { trailOf } from './trail.js';

/** The title of the guide at a path. The list of guides is no part of the first script, so it is loaded here. */
function useTitleOfGuide(path: string): string | undefined {
  const name = /^\/console\/guides\/([^/]+)/.exec(path)?.[1];
  const { data } = useQuery({
    queryKey: ['guides'],
    enabled: name !== undefined,
    staleTime: Infinity,
    queryFn: async () => (await import('../guides/list-of-guides.js')).guides,
  });
  return data?.find((guide) => guide.name === name)?.title;
}

/** The path to the page that is shown. */
export function Breadcrumb() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const trail = trailOf(path);
  const guide = useTitleOfGuide(path);
  const labelOf = (label: string, i: number) => (i === trail.length - 1 ? (guide ?? label) : label);
  return (
    <nav aria-label={texts.navigation.path} className="trail">
      <ol>
        {trail.map(({ label, to }, i) => (
          <li key={`${i} ${label}`} {...(i === trail.length - 1 && { 'aria-current': 'page' })}>
            {to === undefined ? labelOf(label, i) : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
