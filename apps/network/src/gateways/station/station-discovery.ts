import { readRouterQuery, stationEui, stringifyExact } from '@fieldpost/lorawan';
import { toAppError } from '@fieldpost/transport';
import type { WebSocket } from 'ws';
import type { StationAccess, StationCaller } from './station-access.js';
import { trafficPathOf, usable } from './station-requests.js';
import { stationAddressNotValid } from './station.errors.js';

const queryWithinMs = 30_000;
/** The station closes the connection when it has the answer. */
const closeAfterMs = 5_000;

export interface Discovery {
  readonly access: Pick<StationAccess, 'admit'>;
  readonly caller: StationCaller;
  /** `host:port` for the address of the connection. */
  readonly address: string;
  readonly reject: (error: unknown) => void;
}

/** Answers the only message on a connection to `/router-info`: where the station finds its connection for messages. */
export function serveDiscovery(socket: WebSocket, discovery: Discovery): void {
  const timer = setTimeout(() => socket.terminate(), queryWithinMs).unref();
  socket.on('error', () => undefined);
  socket.once('close', () => clearTimeout(timer));
  socket.once('message', (bytes: Buffer) => {
    void answerTo(bytes.toString(), discovery).then((answer) => {
      if (socket.readyState === socket.OPEN) socket.send(answer);
      setTimeout(() => socket.close(), closeAfterMs).unref();
    });
  });
}

/** An error has a station try its CUPS server, and is written to its log. */
async function answerTo(text: string, { access, caller, address, reject }: Discovery): Promise<string> {
  let router: unknown = null;
  try {
    router = readRouterQuery(text);
    const eui = stationEui(router, 'router');
    await access.admit(eui, caller);
    const uri = usable(`wss://${address}${trafficPathOf(eui)}`);
    if (uri === undefined) throw stationAddressNotValid();
    return stringifyExact({ router, muxs: 'muxs-::0', uri });
  } catch (error) {
    reject(error);
    return stringifyExact({ ...(isName(router) && { router }), error: toAppError(error).message });
  }
}

const isName = (router: unknown): boolean => ['string', 'number', 'bigint'].includes(typeof router);
