import { generateKeyPairSync, sign } from 'node:crypto';

const measureMs = 300;
/** CPU milliseconds of one signature where the goals were set (`openssl speed rsa2048`, one core). */
const whereGoalsWereSet = 0.26;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const message = Buffer.alloc(300);

/** How many times longer this machine takes now for a signature of RSA-2048 than the one where the goals were set. */
export function slownessNow(): number {
  const until = performance.now() + measureMs;
  const before = process.cpuUsage();
  let signatures = 0;
  for (; performance.now() < until; signatures += 1) sign('sha256', message, privateKey);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / signatures / whereGoalsWereSet;
}
