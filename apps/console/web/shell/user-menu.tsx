import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { useSignOut } from '../log-out/use-sign-out.js';
import { useLogin } from '../sign-in/use-login.js';
import { texts } from '../texts.js';
import { HeaderMenu } from './menu.js';

const { navigation } = texts;

/** Who is logged in, the pages of the account, the version, and the way out. */
export function UserMenu() {
  const { account } = useConsole();
  const isOpening = useLogin() === 'opening';
  const profile = useQuery(profileQuery(account)).data;
  const leave = useSignOut();
  const name = profile?.username ?? '';
  return (
    <HeaderMenu
      // Keeps its place while it is not known whether anybody is signed in.
      className={isOpening ? 'unseen' : ''}
      button={
        <>
          <span className="avatar" aria-hidden>
            {name.charAt(0).toUpperCase()}
          </span>
          <span className="for-readers">{navigation.user} </span>
          <span className="with-sidebar user-name">{name}</span>
          <IconChevronDown size={16} aria-hidden />
        </>
      }
    >
      <div className="menu-head">
        <strong className="wraps">{name}</strong>
        <span className="wraps">{profile?.email}</span>
      </div>
      <Link to="/console/account">{navigation.profile}</Link>
      <a href="/users">{navigation.security}</a>
      <button type="button" onClick={() => void leave()}>
        {navigation.signOut}
      </button>
      <small>{navigation.version(CONSOLE_VERSION)}</small>
    </HeaderMenu>
  );
}
