import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ApiFailure } from '../api/failure.js';
import type { HandlerApi } from '../api/handler.js';
import { useConsole } from '../console.js';
import { follow, type StreamStatus } from './stream/event-stream.js';
import { readEvent, readStored, type StoredUplink } from './live-message.js';
import { MessageLog } from './stream/message-log.js';

/** Source of live data: an application or one of its devices. */
export interface LiveSource {
  readonly appId: string;
  readonly devId: string | undefined;
}

/** Whether earlier messages could be loaded. */
export type History = 'loading' | 'loaded' | 'not stored' | 'failed';

const span = '7d';
/** Number of stored messages to begin with. */
const mostStored = 500;

const eventsOf = ({ appId, devId }: LiveSource): string =>
  `/applications/${appId}/events${devId === undefined ? '' : `?device=${devId}`}`;

const storedOf = ({ appId, devId }: LiveSource): string =>
  `/applications/${appId}${devId === undefined ? '' : `/devices/${devId}`}/messages?last=${span}&limit=${mostStored}`;

const nextFrame = (work: () => void): void => void requestAnimationFrame(work);

/** Stored and new messages of an application or device, with the state of the stream. */
export function useLive({ appId, devId }: LiveSource) {
  const { handler } = useConsole();
  const log = useMemo(() => new MessageLog(nextFrame), []);
  const state = useSyncExternalStore(log.subscribe, log.snapshot);
  const [status, setStatus] = useState<StreamStatus>({ is: 'connecting' });
  const [history, setHistory] = useState<History>('loading');
  const key = useRef(0);
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
        onEvent: (event) => {
          const message = readEvent(event, nextKey(), Date.now());
          if (message) log.add(message);
        },
      },
      signal,
    );
    void readHistory(handler, source, signal).then(({ history: found, uplinks }) => {
      if (signal.aborted) return;
      setHistory(found);
      log.addOlder(uplinks.map((uplink) => readStored(uplink, nextKey())));
    });
    return () => leaving.abort();
  }, [handler, log, appId, devId]);
  return { log, state, status, history };
}

async function readHistory(
  handler: HandlerApi,
  source: LiveSource,
  signal: AbortSignal,
): Promise<{ readonly history: History; readonly uplinks: readonly StoredUplink[] }> {
  try {
    const path = storedOf(source);
    const { messages } = await handler.ask<{ readonly messages: readonly StoredUplink[] }>({ path, signal });
    return { history: 'loaded', uplinks: messages };
  } catch (failure) {
    const isOff = failure instanceof ApiFailure && failure.status === 404;
    return { history: isOff ? 'not stored' : 'failed', uplinks: [] };
  }
}
