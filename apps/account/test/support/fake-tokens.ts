import { type handleUnaryCall, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { loadClients, type oauth } from '@fieldpost/contracts';

const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;

const notMember = { code: status.PERMISSION_DENIED, details: 'permission denied: not a member' };

/** Every token for a component ends at this moment, in Unix seconds. */
const ends = Date.parse('2030-01-01T00:00:00Z') / 1000;

/** Every token for a gateway, in seconds. */
const gatewayTokenLife = 86_400;

export interface FakeTokens {
  readonly address: string;
  /** Components for which a token was to be made, in order. */
  readonly components: readonly string[];
  /** What was to be mailed, in order. */
  readonly mailed: readonly oauth.MailVerificationRequest__Output[];
  /** Users to whom the link for a new password was to be mailed, in order. */
  readonly resets: readonly string[];
  /** Invitations of users whose link was to be made, in order. */
  readonly invited: readonly oauth.InviteUserRequest__Output[];
  /** Users to whom a mail about their approval was to be sent, in order. */
  readonly approved: readonly string[];
  /** Memberships about which a mail was to be sent, in order. */
  readonly memberships: readonly oauth.MailMembershipRequest__Output[];
  /** Clients that were to be forgotten, in order. */
  readonly forgotten: readonly string[];
  readonly close: () => void;
}

const noRequests = () => ({
  components: [] as string[],
  mailed: [] as oauth.MailVerificationRequest__Output[],
  resets: [] as string[],
  invited: [] as oauth.InviteUserRequest__Output[],
  approved: [] as string[],
  memberships: [] as oauth.MailMembershipRequest__Output[],
  forgotten: [] as string[],
});

/** The empty answer. */
function noted<T>(list: T[], asked: T): object {
  list.push(asked);
  return {};
}

/**
 * A fake of oauth's internal API: signs nothing, but responds to callers with the secret with `<type>/<id>` as token, for gateways
 * with what the request says is public.
 */
export async function startFakeTokens(secret: string): Promise<FakeTokens> {
  const seen = noRequests();
  /** Answers who shows the secret. */
  const inside =
    <Request, Answer>(work: (request: Request) => Answer): handleUnaryCall<Request, Answer> =>
    ({ request, metadata }, answer) =>
      metadata.get('internal-secret').join() === secret ? answer(null, work(request)) : answer(notMember);
  const handlers: Omit<oauth.TokensHandlers, 'ExchangeAccessKey'> = {
    IssueComponentToken: inside(({ type, id }) => {
      seen.components.push(id);
      return { access_token: `${type}/${id}`, expires_at: ends };
    }),
    IssueGatewayToken: inside(({ id, location_public, status_public }) => ({
      access_token: `gateway/${id}?location=${location_public}&status=${status_public}`,
      expires_at: Math.ceil(Date.now() / 1000) + gatewayTokenLife,
    })),
    MailVerification: inside((request) => noted(seen.mailed, request)),
    MailPasswordReset: inside(({ username }) => noted(seen.resets, username)),
    InviteUser: inside((request) => {
      if (request.invited_by !== '') seen.invited.push(request);
      return { link: `https://fieldpost.example/users/register?invitation=${request.token}` };
    }),
    MailApproval: inside(({ username }) => noted(seen.approved, username)),
    MailMembership: inside((request) => noted(seen.memberships, request)),
    ForgetClient: inside(({ client_id }) => noted(seen.forgotten, client_id)),
  };
  const server = new Server();
  server.addService(Tokens.service, handlers);
  const port = await new Promise<number>((resolve, reject) => {
    const bound = (error: Error | null, at: number) => (error ? reject(error) : resolve(at));
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), bound);
  });
  return {
    address: `127.0.0.1:${port}`,
    ...seen,
    close: () => server.forceShutdown(),
  };
}
