import { openServer } from './mqtt-server.suite.js';
import { describeMqttRules } from './mqtt-rules.suite.js';

const openOwn = async () => {
  const { server, ...fixture } = await openServer({ perApplication: 100 });
  return { ...fixture, url: `mqtt://127.0.0.1:${server.port}`, close: () => server.close() };
};

describeMqttRules('the own server', openOwn, { badKey: 4, noRight: 5, cannotTell: 3 });
