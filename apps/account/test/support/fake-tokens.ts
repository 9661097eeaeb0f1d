import { type handleUnaryCall, type Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { loadClients, type oauth } from '@fieldpost/contracts';

const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;

type IssueComponentToken = handleUnaryCall<oauth.IssueComponentTokenRequest__Output, oauth.IssuedToken>;
type IssueGatewayToken = handleUnaryCall<oauth.IssueGatewayTokenRequest__Output, oauth.IssuedToken>;
type MailPasswordReset = handleUnaryCall<oauth.MailPasswordResetRequest__Output, object>;
type MailVerification = handleUnaryCall<oauth.MailVerificationRequest__Output, object>;

/** Every token for a component ends at this moment, in Unix seconds. */
const ends = Date.parse('2030-01-01T00:00:00Z') / 1000;

/** Every token for a gateway, in seconds. */
const gatewayTokenLife = 86_400;

export interface FakeTokens {
  readonly address: string;
  /** What was to be mailed, in order. */
  readonly mailed: readonly oauth.MailVerificationRequest__Output[];
  /** Users to whom the link for a new password was to be mailed, in order. */
  readonly resets: readonly string[];
  readonly close: () => void;
}

/**
 * A fake of oauth's inner door: signs nothing, but answers whoever shows the secret with `<type>/<id>` as token, for gateways
 * with what the request says is public.
 */
export async function startFakeTokens(secret: string): Promise<FakeTokens> {
  const isMember = (metadata: Metadata) => metadata.get('internal-secret').join() === secret;
  const notMember = { code: status.PERMISSION_DENIED, details: 'permission denied: not a member' };
  const issueComponentToken: IssueComponentToken = ({ request, metadata }, answer) => {
    if (isMember(metadata)) answer(null, { access_token: `${request.type}/${request.id}`, expires_at: ends });
    else answer(notMember);
  };
  const issueGatewayToken: IssueGatewayToken = ({ request, metadata }, answer) => {
    const { id, location_public, status_public } = request;
    const access_token = `gateway/${id}?location=${location_public}&status=${status_public}`;
    const expires_at = Math.ceil(Date.now() / 1000) + gatewayTokenLife;
    if (isMember(metadata)) answer(null, { access_token, expires_at });
    else answer(notMember);
  };
  const mailed: oauth.MailVerificationRequest__Output[] = [];
  const mailVerification: MailVerification = ({ request, metadata }, answer) => {
    if (!isMember(metadata)) return answer(notMember);
    mailed.push(request);
    answer(null, {});
  };
  const resets: string[] = [];
  const mailPasswordReset: MailPasswordReset = ({ request, metadata }, answer) => {
    if (!isMember(metadata)) return answer(notMember);
    resets.push(request.username);
    answer(null, {});
  };
  const server = new Server();
  server.addService(Tokens.service, {
    issueComponentToken,
    issueGatewayToken,
    mailVerification,
    mailPasswordReset,
  });
  const port = await new Promise<number>((resolve, reject) => {
    const bound = (error: Error | null, at: number) => (error ? reject(error) : resolve(at));
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), bound);
  });
  return { address: `127.0.0.1:${port}`, mailed, resets, close: () => server.forceShutdown() };
}
