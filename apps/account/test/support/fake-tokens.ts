import { type handleUnaryCall, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { loadClients, type oauth } from '@fieldpost/contracts';

const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;

type IssueComponentToken = handleUnaryCall<oauth.IssueComponentTokenRequest__Output, oauth.IssuedToken>;

/** Every token for a component ends at this moment, in Unix seconds. */
const ends = Date.parse('2030-01-01T00:00:00Z') / 1000;

export interface FakeTokens {
  readonly address: string;
  readonly close: () => void;
}

/** A fake of oauth's inner door: signs nothing, but answers whoever shows the secret with `<type>/<id>` as token. */
export async function startFakeTokens(secret: string): Promise<FakeTokens> {
  const issueComponentToken: IssueComponentToken = ({ request, metadata }, answer) => {
    const isMember = metadata.get('internal-secret').join() === secret;
    if (isMember) answer(null, { access_token: `${request.type}/${request.id}`, expires_at: ends });
    else answer({ code: status.PERMISSION_DENIED, details: 'permission denied: not a member' });
  };
  const server = new Server();
  server.addService(Tokens.service, { issueComponentToken });
  const port = await new Promise<number>((resolve, reject) => {
    const bound = (error: Error | null, at: number) => (error ? reject(error) : resolve(at));
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), bound);
  });
  return { address: `127.0.0.1:${port}`, close: () => server.forceShutdown() };
}
