import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { generatedFiles } from './generated-files.js';
import { httpRouteRulesOf, ingressPathsOf } from './http-routes.js';
import { nginxOf } from './nginx.js';
import type { Route } from '../routes/route-table.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const table: readonly Route[] = [
  { match: 'exact', path: '/barn/{id}/listener', app: 'oauth', listener: 'http' },
  { match: 'exact', path: '/barn/key', methods: ['POST'], app: 'oauth', listener: 'http' },
  { match: 'prefix', path: '/barn', app: 'account', listener: 'http' },
  { match: 'prefix', path: '/', app: 'console', listener: 'http' },
];
const backends = { account: 3000, oauth: 3001 };

describe('The files generated for the images and Kubernetes', () => {
  it.each(generatedFiles())('is up to date: $path', ({ path, text }) =>
    expect(readFileSync(join(root, path), 'utf8')).toBe(text),
  );
});

describe('The paths of an Ingress made from a table', () => {
  it('are those that it can express, with any method', () =>
    expect(ingressPathsOf(table, backends)).toMatchObject([
      { path: '/barn/key', pathType: 'Exact', backend: { service: { name: 'oauth' } } },
      { path: '/barn', pathType: 'Prefix', backend: { service: { name: 'account' } } },
    ]));
});

describe('The rules of an HTTPRoute made from a table', () => {
  it('have every line of an app with a Service', () =>
    expect(httpRouteRulesOf(table, backends)).toMatchObject([
      {
        matches: [
          { path: { type: 'RegularExpression', value: '/barn/[^/]+/listener' } },
          { path: { type: 'Exact', value: '/barn/key' }, method: 'POST' },
          { path: { type: 'Exact', value: '/barn/key' }, method: 'OPTIONS' },
        ],
        backendRefs: [{ name: 'oauth', port: 3001 }],
        timeouts: { request: '0s' },
      },
      {
        matches: [{ path: { type: 'PathPrefix', value: '/barn' } }],
        backendRefs: [{ name: 'account', port: 3000 }],
        timeouts: { request: '0s' },
      },
    ]));
});

describe('An nginx reverse proxy generated from a table', () => {
  const server = nginxOf(table, backends);

  it('matches a placeholder with one segment', () =>
    expect(server).toContain('location ~ ^/barn/[^/]+/listener$ {\n    proxy_pass http://$oauth;'));

  it('hands on the methods that a line does not take', () =>
    expect(server).toMatch(
      /error_page 418 = @account;[^}]+POST\|OPTIONS[^}]+return 418; \}\n +proxy_pass http:\/\/\$oauth/,
    ));

  it('ends a prefix where a segment ends', () => {
    expect(server).toContain('location = /barn {\n    proxy_pass http://$account;');
    expect(server).toContain('location /barn/ {\n    proxy_pass http://$account;');
  });

  it('does not log queries, which contain codes and mailed secrets', () => {
    expect(server).toContain('access_log /dev/stdout without_queries;');
    expect(server).not.toMatch(/log_format[^;]*\$(request|request_uri|args|query_string|http_referer)\b/);
  });

  it('forwards WebSocket upgrades, and no other upgrades', () => {
    expect(server).toMatch(
      /map \$http_upgrade \$upgrade_to {\s+default '';\s+~\*\^websocket\$ websocket;\s+}/,
    );
    expect(server).toContain('proxy_set_header Upgrade $upgrade_to;');
    expect(server).toContain('proxy_set_header Connection $connection_to;');
  });

  it('responds itself where no app matches', () => expect(server).toMatch(/location \/ \{[^}]+return 404/));
});
