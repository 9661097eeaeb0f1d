import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';

const { navigation } = texts;

/** First page of each section. */
const sections = [
  { to: '/', label: navigation.overview, exact: true },
  { to: '/console/applications', label: navigation.applications, exact: false },
  { to: '/console/gateways', label: navigation.gateways, exact: false },
  { to: '/console/network', label: navigation.network, exact: false },
  { to: '/console/components', label: navigation.components, exact: false },
  { to: '/console/organizations', label: navigation.organizations, exact: false },
  { to: '/console/clients', label: navigation.clients, exact: false },
  { to: '/console/account', label: navigation.account, exact: false },
] as const;

const administration = {
  to: '/console/administration',
  label: navigation.administration,
  exact: false,
} as const;

/** Navigation to the sections that the user may see. */
export function Navigation() {
  const { account } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  return (
    <nav aria-label={navigation.main}>
      <ul className="links">
        {[...sections, ...(isAdmin ? [administration] : [])].map(({ to, label, exact }) => (
          <li key={to}>
            <Link to={to} className="link" activeOptions={{ exact }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
