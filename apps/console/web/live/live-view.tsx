import { lazy, Suspense, useMemo } from 'react';
import { useApplication } from '../applications/use-application.js';
import { Page } from '../widgets/page.js';
import { Empty, Problem, Waiting } from '../widgets/states.js';
import { Earlier } from './earlier.js';
import { LiveControls, ViewSwitch } from './live-controls.js';
import { isOfErrors, type LiveSearch, matching } from './live-search.js';
import type { LiveMessage } from './live-message.js';
import { liveTexts as words } from './live.texts.js';
import { MessagesView } from './messages/messages-view.js';
import { NextStep } from './next-step.js';
import { NoErrors } from './no-errors.js';
import { type History, useLive } from './use-live.js';

const FrameView = lazy(async () => ({ default: (await import('./frames/frame-view.js')).FrameView }));
const GatewaysView = lazy(async () => ({
  default: (await import('./gateways/gateways-view.js')).GatewaysView,
}));
const PlotsView = lazy(async () => ({ default: (await import('./plots/plots-view.js')).PlotsView }));

interface LiveViewProps {
  /** Undefined for all devices of the application. */
  readonly devId?: string;
  readonly search: LiveSearch;
  readonly onSearch: (part: LiveSearch) => void;
}

/** Live data of an application or a device. */
export function LiveView(props: LiveViewProps) {
  const { id } = useApplication();
  return (
    <Page title={words.title}>
      <Live appId={id} {...props} />
    </Page>
  );
}

function Live({ appId, devId, search, onSearch }: LiveViewProps & { readonly appId: string }) {
  const { log, state, status, history } = useLive({ appId, devId });
  if (status.is === 'rejected') return <Problem failure={status.failure} />;
  const isOfMessages = search.view !== 'frame';
  return (
    <>
      {isOfMessages && (
        <LiveControls
          log={log}
          state={state}
          status={status}
          hasDevices={devId === undefined}
          search={search}
          onSearch={onSearch}
        />
      )}
      <ViewSwitch view={search.view ?? 'messages'} />
      <Suspense fallback={<Waiting />}>
        <Shown
          devId={devId}
          search={search}
          onSearch={onSearch}
          messages={state.messages}
          history={history}
        />
      </Suspense>
      {isOfMessages && (
        <Earlier history={history} appId={appId} devId={devId} search={search} messages={state.messages} />
      )}
    </>
  );
}

interface ShownProps {
  readonly devId: string | undefined;
  readonly search: LiveSearch;
  readonly onSearch: (part: LiveSearch) => void;
  readonly messages: readonly LiveMessage[];
  readonly history: History;
}

function Shown({ devId, search, onSearch, messages, history }: ShownProps) {
  const { view, device, kind, text } = search;
  const found = useMemo(() => matching(messages, { device, kind, text }), [messages, device, kind, text]);
  if (view === 'frame') return <FrameView />;
  if (found.length === 0 && isOfErrors(search)) return <NoErrors devId={devId} history={history} />;
  if (messages.length === 0) {
    // Earlier ones are not known where they are not stored.
    const title = history === 'not stored' ? words.noneSinceOpened : words.none;
    return <Empty title={title} text={words.noneText} action={<NextStep devId={devId} />} />;
  }
  if (view === 'plots')
    return <PlotsView messages={found} chosen={search.plot} onChoose={(plot) => onSearch({ plot })} />;
  if (view === 'gateways') return <GatewaysView messages={found} />;
  return <MessagesView messages={found} all={messages.length} hasDevices={devId === undefined} />;
}
