import { describe, expect, it } from '@jest/globals';
import { applicationRights } from './application-rights.js';

const method = (service: string, name: string) => ({ service, name, takes: '', gives: '', comment: '' });
const handler = (service: string, rpc: string) => ({ service, rpc, handledBy: 'Grpc.method' });
const openApi = {
  paths: {
    '/a': {
      get: { description: 'Reads. Needs the right `devices` on the application.', security: [{ key: [] }] },
    },
    '/b': { post: { security: [{}] } },
  },
};

describe('The rights of the handler and discovery', () => {
  it('are those that the OpenAPI document names, and none where it names none', () => {
    const text = applicationRights([{ app: 'handler', openApi, handlers: [] }], []).join('\n');
    expect(text).toContain('| `GET` | `/a` | `devices` on the application | access key |');
    expect(text).toContain('| `POST` | `/b` | none | none |');
  });

  it('are described for every gRPC method that is served', () => {
    const served = [method('handler.ApplicationManager', 'GetDevice')];
    const handlers = [handler('handler.ApplicationManager', 'GetDevice')];
    const text = applicationRights([{ app: 'handler', handlers }], served).join('\n');
    expect(text).toContain('| `/handler.ApplicationManager/GetDevice` | `devices` on the application |');
  });

  it('name no methods that an app does not serve, and no HTTP API that it does not have', () => {
    const methods = [method('router.Router', 'Uplink'), method('router.Router', 'Activate')];
    const handlers = [handler('router.Router', 'Uplink')];
    const text = applicationRights([{ app: 'network', handlers }], methods).join('\n');
    expect(text).toContain('| `/router.Router/Uplink` | the gateway itself |');
    expect(text).not.toMatch(/Activate|network over HTTP/);
  });

  it('cannot be generated with a method that has no description', () => {
    const served = [method('handler.ApplicationManager', 'Paint')];
    const handlers = [handler('handler.ApplicationManager', 'Paint')];
    expect(() => applicationRights([{ app: 'handler', handlers }], served)).toThrow(
      'application-rights.ts does not describe /handler.ApplicationManager/Paint',
    );
  });
});
