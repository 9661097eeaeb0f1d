import {
  type Metadata,
  Server,
  ServerCredentials,
  type sendUnaryData,
  type ServerUnaryCall,
  status,
} from '@grpc/grpc-js';
import { type account, loadClients } from '@fieldpost/contracts';
import { FakeRegistry, freePort } from '@fieldpost/testing';
import { FakeClients, knows } from './fake-clients.js';
import { FakeLoginProviders } from './fake-login-providers.js';
import { FakeMembers } from './fake-members.js';
import { FakeSecondFactors } from './fake-second-factors.js';
import { FakeWebsite, grantsOf, groupsOfJane, userId } from './fake-website.js';

type Handler<Request, Answer> = (call: ServerUnaryCall<Request, Answer>, done: sendUnaryData<Answer>) => void;

interface Called {
  readonly metadata: Metadata;
  getPath(): string;
}

const details = 'permission denied: of the fake';
export const accessKey = 'fieldpost.key-of-the-app';

const everything = ['settings', 'delete', 'collaborators', 'devices'];
const applications = (): Record<string, string[]> => ({ 'my-app': everything, 'other-app': ['settings'] });
const reject = (rejection: account.Rejection, reason: string): account.Grant => ({ rejection, reason });

/**
 * A fake of account's internal API with the answers of the real one and none of its rules. It has a user `jane` and four
 * clients: `tool` of v2, `modern` of OpenID Connect, `public` without a secret, `cli` without a redirect URI.
 */
export class FakeAccount {
  private server: Server | undefined;
  private port = 0;
  /** Applications of the user, with rights. */
  apps = applications();
  available = ['profile', 'apps'];
  validAfter = 0;
  isBanned = false;
  /** A client that was deleted. */
  deleted: string | undefined;
  readonly registry = new FakeRegistry();
  readonly clients = new FakeClients();
  keyExpires = 0;
  isKeyBound = false;
  readonly passwords = new Map([['jane', 'pass word']]);
  readonly website = new FakeWebsite(this.passwords, () => this.validAfter);
  private readonly endAll = () => (this.validAfter += 1);
  readonly members = new FakeMembers(this.passwords, () => this.validAfter, this.endAll);
  readonly loginProviders = new FakeLoginProviders(() => this.validAfter);
  /** The provider that the account of jane depends on; empty for none. */
  loginProvider = '';
  readonly secondFactors = new FakeSecondFactors(this.endAll, () => this.validAfter);
  /** Components that account has not approved. */
  readonly unapproved = new Set<string>();
  /** What a failing account answers with, when it answers at all. */
  failure: status | undefined;
  failsFor: string | undefined;
  readonly asked: string[] = [];
  readonly userRequests: account.GrantForUserRequest__Output[] = [];
  readonly keyRequests: account.GrantForAccessKeyRequest__Output[] = [];

  constructor(private readonly secret: string) {}

  /** All as it was at the start, but for the port, what it was asked and what was revoked. */
  reset(): void {
    this.apps = applications();
    [this.validAfter, this.keyExpires] = [0, 0];
    [this.isBanned, this.isKeyBound, this.loginProvider] = [false, false, ''];
    this.deleted = this.failure = this.failsFor = undefined;
    this.passwords.clear();
    this.passwords.set('jane', 'pass word');
    this.members.reset();
    this.secondFactors.reset();
    this.loginProviders.reset();
    this.clients.moreKeys = [];
    [this.website.mode, this.website.waitsFor, this.clients.jwksUri] = ['open', '', ''];
  }

  async start(): Promise<string> {
    this.port ||= await freePort();
    const { AccountService } = loadClients('fieldpost/account/v1/account.proto').fieldpost.account.v1;
    // The limit of the real one, for messages of any method.
    const server = new Server({ 'grpc.max_receive_message_length': 256 * 1024 });
    server.addService(AccountService.service, {
      grantForPassword: this.handler((request: account.GrantForPasswordRequest__Output) =>
        this.byPassword(request),
      ),
      grantForUsers: this.handler(({ users }: account.GrantForUsersRequest__Output) => ({
        grants: users.map((user) => this.byUser(user)),
      })),
      checkUsers: this.handler(({ users }: account.CheckUsersRequest__Output) => ({
        users: users.map((user) => this.status(user)),
      })),
      grantForAccessKeys: this.handler(({ keys }: account.GrantForAccessKeysRequest__Output) => ({
        grants: keys.map((key) => this.byKey(key)),
      })),
      authenticateUser: this.handler((request: account.AuthenticateUserRequest__Output) =>
        this.secondFactors.ofLogin(request, this.website.authenticate(request)),
      ),
      ...this.website.methods((answer) => this.handler(answer)),
      ...this.memberMethods(),
    });
    this.addSecondFactors(server);
    this.loginProviders.addTo(server, (answer) => this.handler(answer));
    this.registry.addTo(server, this.secret);
    const address = `127.0.0.1:${this.port}`;
    await new Promise<void>((resolve, reject) => {
      server.bindAsync(address, ServerCredentials.createInsecure(), (error) =>
        error ? reject(error) : resolve(),
      );
    });
    this.server = server;
    return address;
  }

  stop(): void {
    this.server?.forceShutdown();
  }

  private addSecondFactors(server: Server): void {
    const services = loadClients('fieldpost/account/v1/second_factors.proto').fieldpost.account.v1;
    const { secondFactors: fake } = this;
    server.addService(services.SecondFactors.service, {
      describeSecondFactors: this.handler(() => fake.describe()),
      checkSecondFactor: this.handler(fake.check.bind(fake)),
      startTotp: this.handler(() => fake.start()),
      confirmTotp: this.handler(fake.confirm.bind(fake)),
      removeSecondFactor: this.handler(fake.remove.bind(fake)),
      renewRecoveryCodes: this.handler(fake.renew.bind(fake)),
      addAppPassword: this.handler(fake.addAppPassword.bind(fake)),
      removeAppPassword: this.handler(fake.removeAppPassword.bind(fake)),
    });
    server.addService(services.Passkeys.service, {
      startPasskey: this.handler(fake.startPasskey.bind(fake)),
      confirmPasskey: this.handler(fake.confirmPasskey.bind(fake)),
      requestPasskey: this.handler(fake.requestPasskey.bind(fake)),
      checkPasskey: this.handler(fake.checkPasskey.bind(fake)),
    });
  }

  private memberMethods() {
    const { clients, members } = this;
    return {
      getClientKeys: this.handler(clients.keysOf.bind(clients)),
      grantForClient: this.handler(clients.grant.bind(clients)),
      describeUser: this.handler((user: account.DescribeUserRequest__Output) =>
        this.isBanned ? reject('USER', 'banned') : members.describe(user),
      ),
      changeProfile: this.handler(members.changeProfile.bind(members)),
      changePassword: this.handler(members.changePassword.bind(members)),
      startPasswordReset: this.handler(members.startPasswordReset.bind(members)),
      resetPassword: this.handler(members.resetPassword.bind(members)),
      startEmailVerification: this.handler(members.startEmailVerification.bind(members)),
      verifyEmail: this.handler(members.verifyEmail.bind(members)),
      undoEmailChange: this.handler(members.undoEmailChange.bind(members)),
    };
  }

  private handler<Request, Answer>(answer: (request: Request) => Answer): Handler<Request, Answer> {
    return (call, done) => {
      const code = this.codeFor(call, call.request);
      if (code === undefined) done(null, answer(call.request));
      else done({ code, details });
    };
  }

  /** Of a call that fails; undefined when it does not. */
  private codeFor(call: Called, request: unknown): status | undefined {
    const method = call.getPath().replace(/^.*\//, '');
    this.asked.push(method);
    const isMember = call.metadata.get('internal-secret').join() === this.secret;
    // The database behind the real one keeps no such text; what it cannot look up comes out as a failure.
    const unkept = JSON.stringify(request).includes('\\u0000') ? status.INTERNAL : undefined;
    const failure = this.failsFor === method ? status.UNAVAILABLE : (this.failure ?? unkept);
    return isMember ? failure : status.PERMISSION_DENIED;
  }

  private byPassword(request: account.GrantForPasswordRequest__Output): account.Grant {
    const { client, username, password, scopes } = request;
    if (!knows(client)) return reject('CLIENT', 'unknown client or wrong secret');
    if (username !== 'jane' || password !== 'pass word') return reject('USER', 'wrong username or password');
    return this.grant(scopes);
  }

  private byUser(request: account.GrantForUserRequest__Output): account.Grant {
    this.userRequests.push(request);
    const { client, scopes } = request;
    if (client?.id === this.deleted) return reject('CLIENT', 'unknown client');
    if (!knows(client)) return reject('CLIENT', 'unknown client');
    return this.grant(scopes);
  }

  private status({ client, grant_type }: account.CheckUserRequest__Output): account.UserStatus {
    if (!knows(client)) return { rejection: 'CLIENT', reason: 'unknown client' };
    if (grant_type !== '' && !grantsOf(client?.id).includes(grant_type))
      return { rejection: 'GRANT_TYPE', reason: 'not given' };
    if (this.isBanned) return { rejection: 'USER', reason: 'unknown user' };
    return { rejection: 'NONE', valid_after: this.validAfter };
  }

  private grant(asked: readonly string[]): account.Grant {
    if (this.isBanned) return reject('USER', 'wrong username or password');
    if (asked.includes('clients')) return reject('SCOPE', 'clients is not available to the client');
    const ids = asked.filter((scope) => scope.startsWith('apps:')).map((scope) => scope.slice(5));
    const missing = ids.find((id) => this.apps[id] === undefined);
    if (missing !== undefined) return reject('SCOPE', `apps:${missing} is not available`);
    const named = asked.length === 0 ? Object.keys(this.apps) : ids;
    const general = asked.length === 0 ? this.available : asked.filter((scope) => !scope.includes(':'));
    return {
      rejection: 'NONE',
      user_id: userId,
      profile: {
        username: 'jane',
        email: 'jane@example.com',
        first_name: 'Jane',
        last_name: 'Doe',
        valid: true,
        groups: asked.includes('groups') ? groupsOfJane : [],
      },
      valid_after: this.validAfter,
      login_provider: this.loginProvider,
      id_token_signed_response_alg: asked.includes('openid') ? this.website.idTokenAlgorithm : '',
      scopes: [...general, ...named.map((id) => `apps:${id}`)],
      apps: Object.fromEntries(named.map((id) => [id, { rights: this.apps[id] ?? [] }])),
    };
  }

  private byKey(request: account.GrantForAccessKeyRequest__Output): account.KeyGrant {
    this.keyRequests.push(request);
    if (request.client && !knows(request.client)) return { rejection: 'CLIENT', reason: 'unknown client' };
    if (request.component && this.unapproved.has(request.component.id))
      return { rejection: 'CLIENT', reason: 'the component is not approved' };
    const { app_id, key } = request;
    if (app_id !== 'my-app' || key !== accessKey) return { rejection: 'KEY', reason: 'unknown access key' };
    return {
      rejection: 'NONE',
      key_name: 'the-key',
      revision: this.registry.revision,
      rights: ['messages:up:r', 'messages:down:w'],
      expires: this.keyExpires,
      bound_to_address: this.isKeyBound,
    };
  }
}
