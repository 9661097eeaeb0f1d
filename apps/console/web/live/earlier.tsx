import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { trafficQuery } from '../traffic/traffic.queries.js';
import type { LiveMessage } from './live-message.js';
import { isOfErrors, type LiveSearch } from './live-search.js';
import { liveTexts as words } from './live.texts.js';
import { type History, type LiveSource, mostStored } from './use-live.js';
import { WithoutStorage } from './without-storage.js';

interface EarlierProps extends LiveSource {
  readonly history: History;
  readonly search: LiveSearch;
  /** Those that are known, without the filter. */
  readonly messages: readonly LiveMessage[];
}

/** What is known of earlier messages that are not shown. */
export function Earlier({ history, search, messages, ...source }: EarlierProps) {
  const errors = messages.filter(({ decodingError }) => decodingError !== undefined);
  return (
    <>
      {isOfErrors(search) && errors.length > 0 && (
        <MissingErrors errors={errors} history={history} {...source} />
      )}
      {history === 'not stored' && <WithoutStorage hasMessages={messages.length > 0} {...source} />}
      {history === 'failed' && <Small>{words.historyFailed}</Small>}
      {history === 'loaded' && messages.length > 0 && <Small>{words.storedKinds}</Small>}
    </>
  );
}

const Small = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

interface MissingErrorsProps extends LiveSource {
  readonly errors: readonly LiveMessage[];
  readonly history: History;
}

/** How many errors of decoders were counted in the last day, but are not among those that are shown. */
function MissingErrors({ errors, history, appId, devId }: MissingErrorsProps) {
  const { handler } = useConsole();
  const { data } = useQuery(trafficQuery(handler, { appId, ...(devId !== undefined && { devId }) }, '24h'));
  const since = Date.parse(data?.intervals[0]?.at ?? '');
  const missing = (data?.total.decoding_errors ?? 0) - errors.filter(({ at }) => at >= since).length;
  return (
    missing > 0 && (
      <Small>{words.missingErrors(missing, history === 'loaded' ? mostStored : undefined)}</Small>
    )
  );
}
