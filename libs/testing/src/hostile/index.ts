export { routesBelow, type DeclaredRoute } from './declared-route.js';
export { badAnswers, type Hit, type Shot, shotsAt, type Target, throwAt } from './throw-at.js';
