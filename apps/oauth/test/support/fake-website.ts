import type { UntypedHandleCall } from '@grpc/grpc-js';
import type { account } from '@fieldpost/contracts';

type Handle = <Request, Answer>(answer: (request: Request) => Answer) => UntypedHandleCall;

const description = {
  grants: ['authorization_code', 'refresh_token'],
  scopes: ['profile', 'apps'],
  official: false,
  public: false,
  accepted: true,
};

const withDevices = ['authorization_code', 'refresh_token', 'device_code'];

/** Clients as account describes them: one with a secret, one without, and one that has no redirect URI. */
export const describedClients: readonly account.ClientDescription[] = [
  {
    ...description,
    ...{ id: 'tool', name: 'A <tool>', description: 'Charts of <your> data' },
    redirect_uris: ['https://tool.example/cb?x=1'],
  },
  {
    ...description,
    id: 'public',
    name: 'Public',
    redirect_uris: ['http://127.0.0.1/cb'],
    public: true,
    grants: withDevices,
  },
  {
    ...description,
    id: 'console',
    name: 'Console',
    redirect_uris: [
      'http://localhost:3001/console/callback',
      'http://127.0.0.1/console/callback',
      'https://old.example/console/callback',
    ],
    official: true,
    public: true,
  },
  { ...description, id: 'cli', name: 'Command line', redirect_uris: [], official: true },
  {
    ...description,
    id: 'no-codes',
    name: 'No codes',
    redirect_uris: ['https://no.example/cb'],
    grants: ['password'],
  },
  {
    ...description,
    id: 'signer',
    name: 'Signer',
    redirect_uris: [],
    grants: [...withDevices, 'client_credentials'],
  },
  { ...description, id: 'service', name: 'Service', redirect_uris: [], grants: ['client_credentials'] },
  { ...description, id: 'ending', name: 'Ending', redirect_uris: [], grants: ['client_credentials'] },
  {
    ...description,
    id: 'modern',
    name: 'Modern',
    grants: withDevices,
    redirect_uris: ['https://modern.example/cb'],
    scopes: ['openid', 'profile', 'email', 'apps', 'groups'],
    pkce_required: true,
    post_logout_redirect_uris: ['https://modern.example/bye'],
  },
];

/** Made by `jane`, and described to her alone. */
const waitingClient: account.ClientDescription = {
  ...description,
  id: 'waiting',
  name: 'Waiting',
  redirect_uris: ['https://waiting.example/cb'],
  accepted: false,
};

export const grantsOf = (clientId: string | undefined): readonly string[] =>
  describedClients.find(({ id }) => id === clientId)?.grants ?? [];
/** Values of the claim `groups`. */
export const groupsOfJane = ['acme', 'acme:owner', 'lab'];

export const userId = 'u_0123456789ABCDEF0123456789ABCDEF';

/** What the fake account says to the pages: of `jane`, and of whoever registered since. */
export class FakeWebsite {
  /** Algorithm of the id tokens of every client. */
  idTokenAlgorithm = 'RS256';
  /** Where logout tokens for the client `modern` are posted. */
  backchannelLogoutUri = '';
  mode = 'open';
  /** Whether no user may log in with a password. */
  isPasswordOff = false;
  /** Actions that were recorded. */
  readonly actions: account.RecordActionRequest__Output[] = [];
  readonly created: account.CreateUserRequest__Output[] = [];
  /** Whether there are no users yet. */
  isEmpty = false;
  /** What users wait for who register from now on. */
  waitsFor = '';
  private readonly waiting = new Map<string, string>();

  constructor(
    private readonly passwords: Map<string, string>,
    private readonly validAfter: () => number,
  ) {}

  /** How it responds to the methods of the website; `handle` makes a handler of a response. */
  methods(handle: Handle) {
    return {
      describeClients: handle(this.describe.bind(this)),
      describeRegistration: handle(this.describeRegistration.bind(this)),
      createUser: handle(this.create.bind(this)),
      recordAction: handle((action: account.RecordActionRequest__Output) => {
        this.actions.push(action);
        return {};
      }),
    };
  }

  authenticate({ username, password }: account.AuthenticateUserRequest__Output): account.AuthenticatedUser {
    if (password === '' || this.passwords.get(username) !== password)
      return { rejection: 'USER', reason: 'unknown user or wrong password' };
    if (this.isPasswordOff) return { rejection: 'USER', reason: 'passwords are off', password_off: true };
    const user_id = username === 'jane' ? userId : `u_${username}`;
    const waits_for = this.waiting.get(username) ?? '';
    return { rejection: 'NONE', user_id, valid_after: this.validAfter(), waits_for };
  }

  describe({ ids, user_id }: account.DescribeClientsRequest__Output): account.ClientDescriptions {
    const known = user_id === userId ? [...describedClients, waitingClient] : describedClients;
    const most = ids.slice(0, 100);
    const clients = known.filter(({ id }) => most.includes(id ?? ''));
    return { clients: clients.map((client) => ({ ...client, ...this.openidMembers(client) })) };
  }

  private openidMembers({ id }: account.ClientDescription): account.ClientDescription {
    return {
      id_token_signed_response_alg: this.idTokenAlgorithm,
      backchannel_logout_uri: id === 'modern' ? this.backchannelLogoutUri : '',
    };
  }

  /** The invitation `good` is valid for one address. */
  describeRegistration({
    invitation,
  }: account.DescribeRegistrationRequest__Output): account.RegistrationDescription {
    const invited = invitation === 'good';
    return {
      ...{ mode: this.mode, invited, email: invited ? 'ann@example.com' : '' },
      ...{ shortest_password: 12, makes_administrator: this.isEmpty },
    };
  }

  create(request: account.CreateUserRequest__Output): account.UserCreation {
    const { username, email, password } = request;
    this.created.push(request);
    if (username === 'too-many') return { problem: 'too many registrations', field: '', retry_after: 7 };
    const problems = [
      ...(email.includes('@') ? [] : [{ field: 'email', problem: 'Email not valid: no' }]),
      ...(password.length < 12 ? [{ field: 'password', problem: 'Password not valid: too short' }] : []),
    ];
    if (problems[0]) return { ...problems[0], problems };
    if (this.passwords.has(username))
      return { problem: `User ${username} already exists`, field: 'username' };
    this.passwords.set(username, password);
    this.waiting.set(username, this.waitsFor);
    return {};
  }
}
