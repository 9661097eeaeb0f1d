export { type CommandEnd, Operator } from './operator.js';
