// Runs in the pod of `helm test`, with URLs as arguments: http://host:port of apps, tcp://host:port of other listeners.
// Fails with a line for each that does not answer within a minute.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const isReady = ({ origin }) =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) }).then((response) => response.ok);
const accepts = ({ hostname: host, port }) =>
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

await Promise.all(
  process.argv.slice(1).map((argument) => {
    const url = new URL(argument);
    return check(argument, () => (url.protocol === 'http:' ? isReady(url) : accepts(url)));
  }),
);
