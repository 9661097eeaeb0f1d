import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromiumFile, startSuite, ScenarioFixtures } from '@fieldpost/testing';
import { type Browser, chromium } from 'playwright-core';
import { makeEntities } from '../console/entities.js';
import { largestPaint } from '../console/largest-paint.js';
import { pagesWith } from '../console/pages.js';
import { type Goal, throttling, type Visit, visit } from '../console/visit.js';
import { judged } from '../measure/goals.js';
import { median } from '../measure/median.js';
import type { Run, RunContext } from '../measure/run.js';

const rounds = 3;
const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1></html>';
const wantedMs = 2_000;
/** Of the largest part of each page, on a slow connection. */
const wantedPaintMs = 2_500;

/** Time until pages of the console can be used, with a login and an empty cache. */
export const consolePages: Run = async (context) => {
  const { teardown, say } = context;
  const suite = await startSuite({ network: true });
  teardown.add(() => suite.stop());
  const world = new ScenarioFixtures(suite);
  teardown.add(() => world.close());
  const browser = await chromium.launch({
    executablePath: chromiumFile(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  teardown.add(() => browser.close());
  const goals = await goalsIn(world, await serveEmpty(context));
  const login = await logIn(browser, world);
  const found: Found[] = [];
  for (const goal of goals) {
    say(goal.name);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, goal, login));
    found.push({ name: goal.name, ...usual(visits) });
  }
  const paints = await paintsOf(browser, world, login, context);
  await teardown.run();
  return [
    {
      title: `Largest contentful paint with a processor slowed down ${throttling} times and slow 4G, with an empty cache`,
      columns: ['', 'ms', 'goal'],
      cells: paints,
    },
    {
      title: `The console in a browser whose processor is slowed down ${throttling} times, with an empty cache`,
      columns: ['', 'script kB', 'painted ms', 'usable ms', 'against', 'goal'],
      cells: found.map((row) => cellsOf(row, found[0])),
    },
  ];
};

/** The largest contentful paint of every page, once. */
async function paintsOf(
  browser: Browser,
  world: ScenarioFixtures,
  login: Awaited<ReturnType<typeof logIn>>,
  { say }: RunContext,
): Promise<readonly (readonly string[])[]> {
  const cells: (readonly string[])[] = [];
  for (const path of pagesWith(await makeEntities(world))) {
    const ms = await largestPaint(browser, world.addresses.account + path, login);
    say(`${path}: ${ms.toFixed(0)} ms`);
    cells.push([path, ms.toFixed(0), judged(`≤ ${wantedPaintMs}`, ms <= wantedPaintMs)]);
  }
  return cells;
}

interface Found extends Visit {
  readonly name: string;
}

/** The pages, the first one empty. */
async function goalsIn(world: ScenarioFixtures, emptyUrl: string): Promise<readonly Goal[]> {
  const [{ id }, { devId }] = [await world.registration(), await world.abp()];
  const root = world.addresses.account;
  const below = `${root}/console/applications/${id}`;
  const application = `main a[href$="${id}"]`;
  return [
    { name: 'an empty page', url: emptyUrl, ready: 'h1' },
    { name: 'overview', url: `${root}/`, ready: 'main table' },
    { name: 'applications', url: `${root}/console/applications`, ready: application },
    { name: 'devices', url: `${below}/devices`, ready: `main a[href$="${devId}"]` },
    { name: 'live data', url: `${below}/data`, ready: 'main [role=search]' },
    { name: 'payload functions', url: `${below}/payload-functions`, ready: '.code-editor textarea' },
  ];
}

/** Logs in the owner of the applications. */
async function logIn(browser: Browser, world: ScenarioFixtures) {
  const { person } = await world.owner();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(world.addresses.account);
  await page.getByLabel('User name or e-mail address').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /^User menu/ }).waitFor();
  const login = await context.storageState();
  await context.close();
  return { ...login, origins: [] };
}

async function serveEmpty({ teardown }: RunContext): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(emptyPage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  teardown.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const usual = (visits: readonly Visit[]): Visit => {
  const of = (what: keyof Visit) => median(visits.map((one) => one[what]));
  return {
    scriptKb: of('scriptKb'),
    firstPaintMs: of('firstPaintMs'),
    interactiveMs: of('interactiveMs'),
  };
};

function cellsOf({ name, scriptKb, firstPaintMs, interactiveMs }: Found, empty?: Found): readonly string[] {
  const isEmpty = empty?.name === name;
  return [
    name,
    ...[scriptKb, firstPaintMs, interactiveMs].map((value) => value.toFixed(0)),
    isEmpty || !empty ? '' : `empty × ${(interactiveMs / empty.interactiveMs).toFixed(1)}`,
    isEmpty ? '' : judged(`≤ ${wantedMs}`, interactiveMs <= wantedMs),
  ];
}
