import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../console.js';
import type { Console } from '../make-console.js';
import { trafficQuery } from '../traffic/traffic.queries.js';
import { rememberUplink, seenUplinks } from './seen-uplinks.js';
import { follow, type StreamStatus } from './stream/event-stream.js';
import { type LiveMessage, readEvent, readStored, type StoredUplink } from './live-message.js';
import { MessageLog } from './stream/message-log.js';
import { tabOf } from './stream/tab.js';

/** Source of live data: an application or one of its devices. */
export interface LiveSource {
  readonly appId: string;
  readonly devId: string | undefined;
}

/** Whether earlier messages could be loaded. */
export type History = 'loading' | 'loaded' | 'not stored' | 'failed';

const span = '7d';
/** Number of stored messages to begin with. */
export const mostStored = 500;

const eventsOf = ({ appId, devId }: LiveSource): string =>
  `/applications/${appId}/events${devId === undefined ? '' : `?device=${devId}`}`;

const storedOf = ({ appId, devId }: LiveSource): string =>
  `/applications/${appId}${devId === undefined ? '' : `/devices/${devId}`}/messages?last=${span}&limit=${mostStored}`;

const nextFrame = (work: () => void): void => void requestAnimationFrame(work);

/**
 * Stored and new messages of an application or device, those that other pages have seen where none are stored, and the state of the
 * stream. New ones are also passed to `onNew`.
 */
export function useLive({ appId, devId }: LiveSource, onNew?: (message: LiveMessage) => void) {
  const { handler, queries } = useConsole();
  const log = useMemo(() => new MessageLog(nextFrame), []);
  const state = useSyncExternalStore(log.subscribe, log.snapshot);
  const [status, setStatus] = useState<StreamStatus>({ is: 'connecting' });
  const [history, setHistory] = useState<History>('loading');
  const key = useRef(0);
  const listener = useRef(onNew);
  listener.current = onNew;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const source = { appId, devId };
    const nextKey = () => (key.current += 1);
    log.clear();
    void follow(
      {
        open: (lastEventId, ended) => handler.stream({ path: eventsOf(source), lastEventId, signal: ended }),
        onStatus: setStatus,
        tab: tabOf(document),
        onEvent: (event) => {
          const message = readEvent(event, nextKey(), Date.now());
          if (!message) return;
          log.add(message);
          rememberUplink(queries, appId, message);
          listener.current?.(message);
        },
      },
      signal,
    );
    void readHistory({ handler, queries }, source, signal).then(({ history: found, older }) => {
      if (signal.aborted) return;
      setHistory(found);
      log.addOlder(older.map((message) => ({ ...message, key: nextKey() })));
    });
    return () => leaving.abort();
  }, [handler, queries, log, appId, devId]);
  return { log, state, status, history };
}

/** The uplinks of the source that other pages have seen, newest first. */
const seenOf = (queries: QueryClient, { appId, devId }: LiveSource): readonly LiveMessage[] =>
  seenUplinks(queries, appId).filter((message) => devId === undefined || message.devId === devId);

interface StoredHistory {
  readonly history: History;
  /** Newest first, without keys of their own. */
  readonly older: readonly LiveMessage[];
}

/** Stored messages are requested only where there are some: the handler reports that with the traffic. */
async function readHistory(
  { handler, queries }: Pick<Console, 'handler' | 'queries'>,
  source: LiveSource,
  signal: AbortSignal,
): Promise<StoredHistory> {
  const { appId } = source;
  try {
    const { messages_stored } = await queries.fetchQuery(trafficQuery(handler, { appId }, '24h'));
    if (!messages_stored) return { history: 'not stored', older: seenOf(queries, source) };
    const path = storedOf(source);
    const { messages } = await handler.ask<{ readonly messages: readonly StoredUplink[] }>({ path, signal });
    return { history: 'loaded', older: messages.map(readStored) };
  } catch {
    return { history: 'failed', older: seenOf(queries, source) };
  }
}
