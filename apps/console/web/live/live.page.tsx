import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RegisteredApplication } from '../applications/registered-application.js';
import { LiveView } from './live-view.js';
import { liveSearch } from './live-search.js';
import { liveTexts as words } from './live.texts.js';

const route = getRouteApi('/signed-in/console/applications/$appId/data');

/** Live data of all devices of an application. */
export function LivePage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <RegisteredApplication title={words.title} unregistered={words.unregistered}>
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
    </RegisteredApplication>
  );
}
