export { type AbuseTarget } from './abuse-target.js';
export type { Attack } from './attack.js';
export { attacksOn } from './attacks.js';
export { releasedByServer } from './half-open-peers.js';
export { WellBehavedClient, type ClientReport } from './well-behaved-client.js';
export { type ConsoleAlone, startConsoleAlone } from './console-alone.js';
export { routesBelow, type DeclaredRoute } from './declared-route.js';
export { type AppListener, listenersOf } from './suite-listeners.js';
export { unexpectedResponses, type Hit, type Shot, shotsAt, type Target, throwAt } from './throw-at.js';
