import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import type { Integration, IntegrationId } from './storage/integration.js';
import type { Integrations } from './storage/integrations.repository.js';
import { IntegrationsService } from './integrations.service.js';

const appId = AppId('my-app');
const id = 'my-hook' as IntegrationId;
const hidden = { authorization: 'Basic abc' };
const missing = {
  kind: 'invalid_argument',
  message: 'Headers not valid: should be sent again, because the origin of the URL changes',
};

let stored: Integration;
let service: IntegrationsService;

beforeEach(() => {
  stored = { appId, id, url: 'https://example.com/a', messages: ['up'], headers: hidden, secret: 'secret' };
  const integrations = {
    find: async () => ({ ...stored, waiting: 0, dead: 0, dropped: 0, failing: undefined }),
    update: async (changed: Integration) => {
      stored = changed;
      return true;
    },
  } as Partial<Integrations> as Integrations;
  const addresses = { mayHave: () => true } as never;
  service = new IntegrationsService(integrations, {} as never, {} as never, {} as never, addresses);
});

describe('The hidden headers of an integration', () => {
  it('stay when the URL changes within its origin', async () => {
    await service.change(appId, id, { url: 'https://example.com/b' });
    expect(stored).toMatchObject({ url: 'https://example.com/b', headers: hidden });
  });

  it.each(['https://example.org/a', 'http://example.com/a', 'https://example.com:8443/a'])(
    'have to be sent again with the URL %s, which has another origin',
    async (url) => {
      await expect(service.change(appId, id, { url })).rejects.toMatchObject(missing);
      expect(stored.url).toBe('https://example.com/a');
      await service.change(appId, id, { url, headers: { 'x-a': 'b' } });
      expect(stored).toMatchObject({ url, headers: { 'x-a': 'b' } });
    },
  );

  it('are not queried where there are none', async () => {
    stored = { ...stored, headers: {} };
    await service.change(appId, id, { url: 'https://example.org/a' });
    expect(stored.url).toBe('https://example.org/a');
  });
});
