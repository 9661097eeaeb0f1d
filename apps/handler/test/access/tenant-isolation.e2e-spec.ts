import { afterAll, beforeAll, describe } from '@jest/globals';
import { HandlerUnderTest } from '../support/handler-under-test.js';
import { describeGrpcIsolation } from './tenant-isolation-grpc.suite.js';
import { describeHttpIsolation } from './tenant-isolation-http.suite.js';
import { describeMqttIsolation } from './tenant-isolation-mqtt.suite.js';
import { moveIn } from './tenants.js';

// One handler with two tenants. Whoever is not the victim tries to read, change, block or imitate what the victim has.
const app = new HandlerUnderTest();
beforeAll(async () => {
  await app.start({
    HANDLER_CALLS_PER_SECOND_PER_CLIENT: '0',
    HANDLER_CALLS_PER_SECOND_PER_APPLICATION: '0',
  });
  await moveIn(app);
});
afterAll(() => app.close());

describe('gRPC', () => describeGrpcIsolation(app));
describe('HTTP', () => describeHttpIsolation(app));
describe('MQTT', () => describeMqttIsolation(app));
