export { type AbusedDoor } from './abused-door.js';
export type { Attack } from './attack.js';
export { attacksOn } from './attacks.js';
export { releasedByServer } from './half-open-peers.js';
export { Bystander, type SeenBeside } from './bystander.js';
export { type ConsoleAlone, startConsoleAlone } from './console-alone.js';
export { routesBelow, type DeclaredRoute } from './declared-route.js';
export { type DoorOfApp, doorsOf } from './doors-of-suite.js';
export { badAnswers, type Hit, type Shot, shotsAt, type Target, throwAt } from './throw-at.js';
