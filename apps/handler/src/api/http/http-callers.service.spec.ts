import { describe, expect, it } from '@jest/globals';
import type { ApplicationCallersService } from '../../access/application-callers.service.js';
import type { Applications } from '../../applications/applications.repository.js';
import { HttpCallersService } from './http-callers.service.js';
import type { HttpRequest } from './http-request.js';

const request = { headers: {}, query: {}, ip: '127.0.0.1' } as unknown as HttpRequest;

/** What is authorized for a request about these applications. */
async function authorizedFor(applications: string) {
  const authorized: unknown[] = [];
  const callers = {
    ofAll: async (_: unknown, ...of: readonly unknown[]) => void authorized.push(of),
  } as unknown as ApplicationCallersService;
  const service = new HttpCallersService(callers, {} as Applications);
  return { admitted: await service.admitAll(request, applications, 'settings'), authorized };
}

describe('A request about several applications', () => {
  it('is authorized for, and counted for the rate limit of, each application once', async () => {
    const { admitted, authorized } = await authorizedFor('farm,farm,barn,farm');
    expect(authorized).toEqual([[['farm', 'barn'], ['settings']]]);
    expect(admitted).toEqual(['farm', 'barn']);
  });

  it.each(['', 'farm,', 'not an id'])('is rejected for what is no id: "%s"', async (applications) =>
    expect(authorizedFor(applications)).rejects.toThrow('not valid'),
  );
});
