import { openServer } from './mqtt-server.suite.js';
import { describeMqttRules } from './mqtt-rules.suite.js';

const openOwn = async () => {
  const { door, ...fixture } = await openServer({ perApplication: 100 });
  return { ...fixture, url: `mqtt://127.0.0.1:${door.port}`, close: () => door.close() };
};

describeMqttRules('the own door', openOwn, { badKey: 4, noRight: 5, cannotTell: 3 });
