import { registrationModes, stepUpPolicies } from '@fieldpost/domain';
import { choice, number, operand, option, trueOrFalse, yes } from '../arguments.js';
import type { Command } from '../command.js';
import { Failure } from '../failure.js';
import { moment } from '../output/moment.js';
import { pathOf } from '../session/api.js';

interface Policy {
  readonly mode: string;
  readonly email_domains: readonly string[];
  readonly verification_required: boolean;
  readonly step_up: string;
  readonly changed: readonly string[];
}

const get: Command = {
  name: 'admin registration get',
  isDefault: true,
  summary: 'Shows who may register.',
  examples: ['fieldpost admin registration'],
  run: async ({ context: { api, out } }) => {
    const policy = await api.account<Policy>({ path: '/registration' });
    out.item(policy, {
      mode: policy.mode,
      'e-mail domains': policy.email_domains.join(' ') || 'all',
      'verified e-mail required': policy.verification_required ? 'yes' : 'no',
      'recent login for': policy.step_up,
      'changed from the settings': policy.changed.join(' '),
    });
  },
};

const set: Command = {
  name: 'admin registration set',
  summary: 'Changes who may register, while the server runs.',
  options: [
    choice('--mode <mode>', 'who may register', registrationModes),
    option('--email-domain <domain...>', 'only addresses in these domains, without an invitation'),
    trueOrFalse(
      '--verification-required <choice>',
      'whether users verify their address before their first login',
    ),
    choice('--step-up <policy>', 'what needs a recent login', stepUpPolicies),
    option('--default <member...>', 'back to the setting of the server').choices([
      'mode',
      'email_domains',
      'verification_required',
      'step_up',
    ]),
  ],
  examples: [
    'fieldpost admin registration set --mode invitation',
    'fieldpost admin registration set --email-domain example.org --default mode',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const reset = Object.fromEntries((call.list('default') ?? []).map((member) => [member, null]));
    const body = {
      ...{ mode: call.text('mode'), email_domains: call.list('emailDomain') },
      ...{ verification_required: call.choice('verificationRequired'), step_up: call.text('stepUp') },
      ...reset,
    };
    const path = '/registration';
    out.done(await api.account<Policy>({ method: 'PATCH', path, body }), 'Registration changed.');
  },
};

interface Invitation {
  readonly id: string;
  readonly email: string | null;
  readonly administrator: boolean;
  readonly invited_by: string;
  readonly expires: string;
  readonly link?: string;
}

const list: Command = {
  name: 'admin invitations list',
  summary: 'Lists invitations that can be used.',
  examples: ['fieldpost admin invitations list'],
  run: async ({ context: { api, out } }) =>
    out.list(await api.account<Invitation[]>({ path: '/invitations' }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'EMAIL', of: ({ email }) => email ?? '' },
      { title: 'ADMINISTRATOR', of: ({ administrator }) => (administrator ? 'yes' : '') },
      { title: 'BY', of: ({ invited_by }) => invited_by },
      { title: 'EXPIRES', of: ({ expires }) => moment(expires) },
    ]),
};

const kinds: Readonly<Record<string, string>> = {
  application: 'apps',
  gateway: 'gateways',
  component: 'components',
};

/** `application/my-app=devices,messages:up:r` as the API has it. */
function grantOf(text: string) {
  const [, kind = '', id, rights = ''] = /^(\w+)\/([^=]+)=(.+)$/.exec(text) ?? [];
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (id === undefined || known === undefined)
    throw new Failure(
      `--grant "${text}" not valid: write it as application/my-app=devices,settings.`,
      'usage',
    );
  return { kind: known, id, rights: rights.split(',') };
}

const create: Command = {
  name: 'admin invitations create',
  summary: 'Invites a person to register: mails a link that works once, or prints it.',
  options: [
    option('--email <address>', 'address that the link works for'),
    option('--print', 'print the link instead of mailing it'),
    option('--administrator', 'make an administrator'),
    option('--grant <rights...>', 'rights, such as application/my-app=devices,settings'),
    number('--days <number>', 'how long the link works; seven days by default'),
  ],
  examples: [
    'fieldpost admin invitations create --email bob@example.com --grant application/my-app=devices',
    'fieldpost admin invitations create --print --days 1',
  ],
  run: async (call) => {
    if (call.text('email') === undefined && !call.flag('print'))
      throw new Failure('Name the address with --email, or print the link with --print.', 'usage');
    const { api, out } = call.context;
    const days = call.number('days');
    const body = {
      email: call.text('email'),
      ...(call.flag('print') && { mail: false }),
      ...(call.flag('administrator') && { administrator: true }),
      rights: call.list('grant')?.map(grantOf),
      ...(days !== undefined && { seconds: Math.round(days * 86_400) }),
    };
    const made = await api.account<Invitation>({ method: 'POST', path: '/invitations', body });
    out.item(made, {
      id: made.id,
      email: made.email ?? undefined,
      expires: moment(made.expires),
      link: made.link,
    });
  },
};

const remove: Command = {
  name: 'admin invitations delete',
  summary: 'Withdraws an invitation.',
  operands: [operand('invitation', 'id of the invitation')],
  options: [yes],
  examples: ['fieldpost admin invitations delete 0f8fad5b --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Withdraw invitation ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/invitations/${id}` });
    out.done({ id, done: 'deleted' }, `Invitation ${id} withdrawn.`);
  },
};

export const adminRegistrationCommands = [get, set, list, create, remove];
