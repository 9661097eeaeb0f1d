import { describe, expect, it } from '@jest/globals';
import { commandLinePage } from './command-line-page.js';
import { errorsPage } from './errors-page.js';
import { eventsPage } from './events-page.js';
import { mark, table } from './markdown.js';
import { routesPage } from './routes-page.js';

describe('A table', () => {
  it('escapes the content of its cells', () =>
    expect(table(['a', 'b'], [['x|y', 'two\nlines']])).toBe(
      '| a | b |\n| --- | --- |\n| x\\|y | two lines |',
    ));
});

describe('The page of errors', () => {
  const lost = { code: 'rake_lost', kind: 'not_found', message: 'Rake not found', source: 'a.ts' } as const;
  const page = errorsPage([lost, { ...lost, code: 'a_rake', source: 'b.ts' }, lost]);

  it('carries the mark of a generated file', () => expect(page.startsWith(mark)).toBe(true));
  it('shows the status in both protocols, and the file that declares the error', () =>
    expect(page).toContain(
      '| `rake_lost` | `not_found` | 404 | 5 `NOT_FOUND` | `Rake not found` | [a.ts](../../a.ts) |',
    ));
  it('names the status of gRPC by its own name, also where two kinds have it', () =>
    expect(page).toContain('| `too_large` | 413 | 8 `RESOURCE_EXHAUSTED` |'));
  it('lists each declaration once, by code', () =>
    expect(page.match(/^\| `(a_rake|rake_lost)`/gm)).toEqual(['| `a_rake`', '| `rake_lost`']));
});

describe('The page of the command line', () => {
  const command = { name: 'sheds paint', summary: 'Paints a shed.', examples: ['fieldpost sheds paint s1'] };
  const operands = [{ name: () => 'shed', description: 'id of the shed' }];
  const options = [
    { flags: '--colour <name>', description: 'colour', mandatory: true, argChoices: ['red', 'green'] },
  ];
  const page = commandLinePage([
    { ...command, operands, options },
    { ...command, name: 'secret', isHidden: true },
  ]);

  it('has each command with its operands and options', () => {
    expect(page).toContain('## fieldpost sheds paint \\<shed>\n\nPaints a shed.');
    expect(page).toContain('| `<shed>` | id of the shed |');
    expect(page).toContain('| `--colour <name>` | colour: `red`, `green` (required) |');
  });
  it('leaves out what is for scripts', () => expect(page).not.toContain('secret'));
});

describe('The page of routes', () => {
  const page = routesPage({
    table: [{ match: 'exact', path: '/key', methods: ['GET'], app: 'oauth', listener: 'http' }],
    methods: [{ service: 'a.B', name: 'C', takes: 'a.D', gives: 'a.E', comment: 'Does it.' }],
    apps: [
      {
        app: 'shed',
        routes: [
          { method: 'POST', paths: ['/b'], handledBy: 'S.b' },
          { method: 'POST', paths: ['/a', '/c'], handledBy: 'S.a' },
          { method: 'ALL', paths: ['/a', '/c'], handledBy: 'S.all' },
        ],
        handlers: [],
      },
      { app: 'garden', routes: [], handlers: [{ service: 'B', rpc: 'C', handledBy: 'G.c' }] },
    ],
  });

  it('has the reverse proxy', () => expect(page).toContain('| `/key` | `GET` | oauth |'));
  it('lists HTTP routes by path', () =>
    expect(page).toContain(
      '| `POST` | `/a`, `/c` | `S.a` |\n| all | `/a`, `/c` | `S.all` |\n| `POST` | `/b` | `S.b` |',
    ));
  it('lists gRPC methods', () => expect(page).toContain('| `/a.B/C` | `a.D` | `a.E` | Does it. | `G.c` |'));
  it('has no headline without anything below it', () =>
    expect(page.match(/^### .*/gm)).toEqual(['### HTTP', '### gRPC']));
});

describe('The page of events', () => {
  const up = { name: 'up', readers: ['messages:up:r'], writers: [], isAlias: false } as const;
  const note = { when: 'Now.', body: '`null`' };

  it('shows the rights to read and to write', () =>
    expect(eventsPage([up], { up: note })).toContain('| `up` | Now. | `null` | `messages:up:r` | – |'));
  it('says of an alias that it has to be written in full', () =>
    expect(eventsPage([{ ...up, isAlias: true }], { up: note })).toContain(
      '| Now. Only for subscriptions to exactly this name. |',
    ));
  it('fails for a topic without a description', () =>
    expect(() => eventsPage([up], {})).toThrow('topic without a description: up'));
  it('has no sentence without a topic', () =>
    expect(() => eventsPage([], { up: note })).toThrow('notes about topics that do not exist: up'));
  it('has no topic that no right opens', () =>
    expect(() => eventsPage([{ ...up, readers: [] }], { up: note })).toThrow(
      'topic that no right opens: up',
    ));
});
