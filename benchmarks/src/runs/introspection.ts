import { type Request, written } from '../load/request.js';
import { measure } from '../measure/measure.js';
import { startProgram } from '../programs/start-program.js';
import { appIdOf, readableApps, readerOf } from '../suite/population.js';
import { ask, requestEach, introspectionOf, loginOf, requestsFor } from '../suite/requests.js';
import { startStack } from '../suite/stack.js';
import { loadOf, type Row, type Run } from '../measure/run.js';

/** Asking whether a token is good, as the client that it was given to: ours and oidc-provider. */
export const introspection: Run = async (context) => {
  const rows: Row[] = [];
  const group = 'introspection';
  const provider = await startProgram('provider', ['RS256']);
  context.teardown.add(() => provider.stop());
  const opaque = await ask(provider.port, tokenOfProvider);
  context.say('oidc-provider');
  const asked = { port: provider.port, requests: [written(introspectionOfProvider(opaque))] };
  const served = { servers: { server: provider.pid } };
  const peer = await measure({ ...loadOf(context), ...asked }, served);
  rows.push({ name: 'oidc-provider, opaque token in memory', group, is: 'peer', measured: peer });
  await provider.stop();

  const stack = await startStack({ algorithm: 'RS256', profile: context.profile }, context.teardown);
  const logins = Array.from({ length: readableApps }, (_, index) =>
    loginOf(readerOf(index), `apps:${appIdOf(index)}`),
  );
  const tokens = await requestEach(stack.oauthPort, 'access_token', logins);
  context.say('ours');
  const requests = requestsFor(readableApps, (index) => introspectionOf(tokens[index] ?? ''));
  const ours = await measure({ ...loadOf(context), port: stack.oauthPort, requests }, stack.served);
  rows.push({
    name: 'ours, token of a user: signature, grant, user and client',
    group,
    is: 'ours',
    measured: ours,
  });
  await context.teardown.run();
  return [{ title: `Introspection, ${context.connections} connections`, rows }];
};

const credentials = { client_id: 'bench', client_secret: 'bench-secret-of-a-good-length' };

const tokenOfProvider: Request = {
  method: 'POST',
  path: '/token',
  form: { ...credentials, grant_type: 'client_credentials' },
};

const introspectionOfProvider = ({ access_token: token = '' }: Record<string, string>): Request => ({
  method: 'POST',
  path: '/token/introspection',
  form: { ...credentials, token },
});
