import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LiveView } from './live-view.js';
import { liveSearch } from './live-search.js';

const route = getRouteApi('/signed-in/console/applications/$appId/devices/$devId/data');

/** Live data of one device. */
export function DeviceLivePage() {
  const search = route.useSearch();
  const { devId } = route.useParams();
  const navigate = useNavigate();
  return (
    <LiveView
      key={devId}
      devId={devId}
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
