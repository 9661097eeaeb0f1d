import { afterAll, beforeAll } from '@jest/globals';
import { describeDeploy } from './deploy.suite.js';
import { Fleet } from './fleet/fleet.js';
import { describeOutages } from './outages.suite.js';
import { describeReplicas } from './replicas.suite.js';
import { describeRolling } from './rolling.suite.js';
import { settle, type Town } from './town.js';

// One fleet for all chapters: it takes longer to start than most of them.
let fleet: Fleet;
let town: Town;
const townOf = (): Town => town;

beforeAll(async () => {
  fleet = await Fleet.start();
  town = await settle(fleet);
}, 300_000);
afterAll(async () => {
  await town?.world.close();
  await fleet?.stop();
}, 60_000);

describeReplicas(townOf);
describeOutages(townOf);
describeRolling(townOf);
// Last: what runs after it is another release.
describeDeploy(townOf);
