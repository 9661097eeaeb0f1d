import { afterAll, beforeAll } from '@jest/globals';
import { describeDeploy } from './deploy.suite.js';
import { Fleet } from './fleet/fleet.js';
import { describeOutages } from './outages.suite.js';
import { describeReplicas } from './replicas.suite.js';
import { prepareScenario, type FleetScenario } from './fleet-scenario.js';

// One fleet for all chapters: it takes longer to start than most of them.
let fleet: Fleet;
let scenario: FleetScenario;
const scenarioOf = (): FleetScenario => scenario;

beforeAll(async () => {
  fleet = await Fleet.start();
  scenario = await prepareScenario(fleet);
});
afterAll(async () => {
  await scenario?.fixtures.close();
  await fleet?.stop();
});

describeReplicas(scenarioOf);
describeOutages(scenarioOf);
// Last: what runs after it is another release.
describeDeploy(scenarioOf);
