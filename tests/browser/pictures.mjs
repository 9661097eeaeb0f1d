// Takes the chosen pictures of the last run into the guides.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const chosen = [
  'applications-light-1600',
  'many-devices',
  'gateway-light-1600',
  'gateway-register',
  'gateway-online',
  'gateway-live-data',
  'main-job-live-data',
  'main-job-live-plots',
  'main-job-payload-functions',
  'audit-log-light-1600',
];
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const to = here('../../docs/guides/images');

mkdirSync(to, { recursive: true });
for (const name of chosen) {
  const picture = here(`.results/pictures/${name}.png`);
  if (!existsSync(picture)) {
    console.error(`There is no picture of ${name}: run npm run e2e -w @fieldpost/tests-browser first.`);
    process.exit(1);
  }
  copyFileSync(picture, `${to}/${name}.png`);
}
