import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { generatedFiles } from './generated-files.js';
import { httpRouteOf, ingressOf } from './http-routes.js';
import { nginxOf } from './nginx.js';
import type { Route } from '../routes/route-table.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const table: readonly Route[] = [
  { match: 'exact', path: '/barn/{id}/door', app: 'oauth', door: 'http' },
  { match: 'exact', path: '/barn/key', methods: ['POST'], app: 'oauth', door: 'http' },
  { match: 'prefix', path: '/barn', app: 'account', door: 'http' },
  { match: 'prefix', path: '/', app: 'console', door: 'http' },
];
const backends = { account: 3000, oauth: 3001 };

describe('What is generated for the images and Kubernetes', () => {
  it.each(generatedFiles(root))('is up to date: $path', ({ path, text }) =>
    expect(readFileSync(join(root, path), 'utf8')).toBe(text),
  );
});

describe('An Ingress made from a table', () => {
  it('takes the paths that it can say, whatever their method', () =>
    expect(ingressOf(table, backends)).toMatchObject({
      spec: {
        rules: [
          {
            http: {
              paths: [
                { path: '/barn/key', pathType: 'Exact', backend: { service: { name: 'oauth' } } },
                { path: '/barn', pathType: 'Prefix', backend: { service: { name: 'account' } } },
              ],
            },
          },
        ],
      },
    }));

  it('lets MQTT in WebSockets be silent for longer than its keep-alive', () => {
    const seconds = { 'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600' };
    expect(ingressOf(table, backends)).toMatchObject({ metadata: { annotations: seconds } });
  });
});

describe('An HTTPRoute made from a table', () => {
  it('takes every line of an app that has a Service', () =>
    expect(httpRouteOf(table, backends)).toMatchObject({
      spec: {
        rules: [
          {
            matches: [
              { path: { type: 'RegularExpression', value: '/barn/[^/]+/door' } },
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
        ],
      },
    }));
});

describe('A front door of nginx made from a table', () => {
  const server = nginxOf(table, backends);

  it('takes a placeholder for one segment', () =>
    expect(server).toContain('location ~ ^/barn/[^/]+/door$ {\n    proxy_pass http://$oauth;'));

  it('hands on the methods that a line does not take', () =>
    expect(server).toMatch(
      /error_page 418 = @account;[^}]+POST\|OPTIONS[^}]+return 418; \}\n +proxy_pass http:\/\/\$oauth/,
    ));

  it('ends a prefix where a segment ends', () => {
    expect(server).toContain('location = /barn {\n    proxy_pass http://$account;');
    expect(server).toContain('location /barn/ {\n    proxy_pass http://$account;');
  });

  it('writes no query into its log, where codes and mailed secrets would stand', () => {
    expect(server).toContain('access_log /dev/stdout without_queries;');
    expect(server).not.toMatch(/log_format[^;]*\$(request|request_uri|args|query_string|http_referer)\b/);
  });

  it('lets WebSockets through, and nothing else that asks for another protocol', () => {
    expect(server).toMatch(
      /map \$http_upgrade \$upgrade_to {\s+default '';\s+~\*\^websocket\$ websocket;\s+}/,
    );
    expect(server).toContain('proxy_set_header Upgrade $upgrade_to;');
    expect(server).toContain('proxy_set_header Connection $connection_to;');
  });

  it('answers itself where no app is', () => expect(server).toMatch(/location \/ \{[^}]+return 404/));
});
