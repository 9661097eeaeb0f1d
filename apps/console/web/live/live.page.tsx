import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LiveView } from './live-view.js';
import { liveSearch } from './live-search.js';

const route = getRouteApi('/signed-in/console/applications/$appId/data');

/** Live data of all devices of an application. */
export function LivePage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <LiveView
      search={search}
      onSearch={(part) =>
        void navigate({
          to: '.',
          search: (before) => liveSearch({ ...before, ...part }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
