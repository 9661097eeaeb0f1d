import { afterAll, beforeAll } from '@jest/globals';
import { describeCuts, type HostsUnderTest } from './cuts.suite.js';
import { Field } from './field.js';
import { describeRabbitmq } from './rabbitmq.suite.js';
import { Site } from './site.js';

// One site for all chapters: its servers take longer to start than most of them last.
let site: Site;
let field: Field;
const placeOf = (): HostsUnderTest => ({ site, field });

beforeAll(async () => {
  site = await Site.start();
  field = await Field.open(site);
});
afterAll(async () => {
  field?.close();
  await site?.stop();
});

describeCuts(placeOf);
describeRabbitmq(placeOf);
