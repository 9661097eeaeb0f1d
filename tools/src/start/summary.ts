import type { Addresses } from './addresses.js';

const rows = (at: Addresses): readonly (readonly [string, string, string])[] => [
  ['Account API and login', at.account, 'front door: account, oauth, discovery'],
  ['Discovery', at.discovery_grpc, 'gRPC over TLS'],
  ['Discovery', at.discovery_http, 'HTTP'],
  ['Handler', at.handler_grpc, `gRPC over TLS, id ${at.handler_id}`],
  ['Handler', at.handler_http, 'HTTP'],
  ['MQTT', at.mqtt, 'plain'],
  ['MQTT', at.mqtts, 'over TLS'],
  ['Certificate', at.ca, 'trust this one'],
];

const firstUser = (at: Addresses): string =>
  `curl -X POST ${at.account}/api/v2/users -H 'Content-Type: application/json' \\
    -d '{"username":"ada","email":"ada@example.com","password":"choose-a-long-one"}'`;

/** What the terminal shows when everything is ready. */
export function summaryOf(at: Addresses, seconds: number): string {
  const table = rows(at);
  const width = (column: 0 | 1) => Math.max(...table.map((row) => row[column].length));
  const lines = table.map(
    ([what, where, how]) => `  ${what.padEnd(width(0))}  ${where.padEnd(width(1))}  ${how}`,
  );
  return `
Fieldpost is ready after ${seconds.toFixed(1)} s.

${lines.join('\n')}

Make the first user, who becomes administrator, at ${at.account}/users/register or with

  ${firstUser(at)}

See a device join and send, from another terminal: npm run demo
Stop everything with Ctrl-C.
`;
}

/** The page at the root of the front door. */
export function pageOf(at: Addresses): string {
  const items = rows(at).map(
    ([what, where, how]) => `<tr><td>${what}<td><code>${escape(where)}</code><td>${escape(how)}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Fieldpost</title>
<style>body{font:1rem/1.5 system-ui;max-width:52rem;margin:3rem auto;padding:0 1rem}td{padding:.2rem 1rem .2rem 0}pre{overflow:auto}</style>
<h1>Fieldpost is running</h1>
<table>${items.join('\n')}</table>
<p>The first user becomes administrator: <a href="/users/register">register</a>, or</p>
<pre>${escape(firstUser(at))}</pre>
</html>
`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
