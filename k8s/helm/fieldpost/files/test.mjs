// Runs in the pod of `helm test`. Fails with a line for each listener that does not answer within a minute.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const urls = ['account:3000', 'oauth:3001', 'discovery:8080', 'handler:8084', 'console:3002'];
const ports = [
  ['discovery-public', 1900],
  ['handler-public', 1904],
  ['handler-public', 8883],
];

const isReady = (url) =>
  fetch(`http://${url}/healthz`, { signal: AbortSignal.timeout(5_000) }).then((response) => response.ok);
const accepts = (host, port) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 5_000 });
    socket.once('connect', () => resolve(true)).once('error', reject);
    socket.once('timeout', () => reject(new Error('timeout'))).once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

async function check(name, attempt) {
  const end = Date.now() + 60_000;
  for (;;) {
    const reason = await attempt().then(
      (ok) => (ok ? undefined : 'not ready'),
      (error) => error.cause?.message ?? error.message,
    );
    if (reason === undefined) return console.log(`${name}: ok`);
    if (Date.now() > end) {
      process.exitCode = 1;
      return console.error(`${name}: ${reason}`);
    }
    await pause(2_000);
  }
}

await Promise.all([
  ...urls.map((url) => check(url, () => isReady(url))),
  ...ports.map(([host, port]) => check(`${host}:${port}`, () => accepts(host, port))),
]);
