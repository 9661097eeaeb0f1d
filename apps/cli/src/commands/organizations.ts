import { appRights, gatewayRights, memberRights, organizationRoles } from '@fieldpost/domain';
import { choice, oneOf, operand, option, page, yes } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { Failure } from '../failure.js';
import { pathOf } from '../session/api.js';

interface Organization {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly role: string | null;
  readonly rights: readonly string[];
}

interface Member {
  readonly username: string;
  readonly role: string | null;
  readonly rights: readonly string[];
}

interface Entity {
  readonly kind: string;
  readonly id: string;
  readonly rights: readonly string[];
}

const organization = operand('organization', 'id of the organization');
const username = operand('user', 'name of the user');

const pathOfOne = (call: Call): string => pathOf`/organizations/${call.operand(0)}`;
const pathOfMember = (call: Call): string => `${pathOfOne(call)}${pathOf`/members/${call.operand(1)}`}`;

const list: Command = {
  name: 'organizations list',
  summary: 'Lists the organizations that you are a member of.',
  options: page,
  examples: ['fieldpost organizations list'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list(await api.account<Organization[]>({ path: '/organizations', query }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'YOUR ROLE', of: ({ role }) => role ?? 'own rights' },
      { title: 'CREATED', of: ({ created }) => created.slice(0, 10) },
    ]);
  },
};

const get: Command = {
  name: 'organizations get',
  summary: 'Shows an organization.',
  operands: [organization],
  examples: ['fieldpost organizations get acme'],
  run: async (call) => {
    const { api, out } = call.context;
    const found = await api.account<Organization>({ path: pathOfOne(call) });
    const { id, name, created, role, rights } = found;
    out.item(found, { id, name, created, 'your role': role ?? undefined, 'your rights': rights.join(' ') });
  },
};

const create: Command = {
  name: 'organizations create',
  summary: 'Creates an organization, which you own.',
  operands: [organization],
  options: [option('--name <text>', 'name for people; the id by default')],
  examples: ['fieldpost organizations create acme --name "Acme Ltd."'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const body = { id, name: call.text('name') ?? id };
    out.done(
      await api.account<Organization>({ method: 'POST', path: '/organizations', body }),
      `Organization ${id} created.`,
    );
  },
};

const update: Command = {
  name: 'organizations update',
  summary: 'Changes the name of an organization.',
  operands: [organization],
  options: [option('--name <text>', 'name for people').makeOptionMandatory()],
  examples: ['fieldpost organizations update acme --name "Acme Inc."'],
  run: async (call) => {
    const { api, out } = call.context;
    const body = { name: call.text('name') };
    out.done(
      await api.account<Organization>({ method: 'PATCH', path: pathOfOne(call), body }),
      `Organization ${call.operand(0)} changed.`,
    );
  },
};

const remove: Command = {
  name: 'organizations delete',
  summary: 'Deletes an organization. Its members lose the rights that they have through it.',
  operands: [organization],
  options: [yes],
  examples: ['fieldpost organizations delete acme --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Delete organization ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOfOne(call) });
    out.done({ id, done: 'deleted' }, `Organization ${id} deleted.`);
  },
};

const entities: Command = {
  name: 'organizations entities',
  summary: 'Lists the applications, gateways and components that an organization shares.',
  operands: [organization],
  examples: ['fieldpost organizations entities acme'],
  run: async (call) => {
    const { api, out } = call.context;
    out.list(await api.account<Entity[]>({ path: `${pathOfOne(call)}/entities` }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'KIND', of: ({ kind }) => kind },
      { title: 'RIGHTS', of: ({ rights }) => rights.join(' ') },
    ]);
  },
};

const kind = oneOf('kind', 'application or gateway', ['application', 'gateway']);
const shared = operand('id', 'id of the application or gateway');

/** The path of the organization as a collaborator. */
const pathOfShare = (call: Call): string => {
  const [name, id] = [call.operand(0), call.operand(2)];
  return call.operand(1) === 'gateway'
    ? pathOf`/gateways/${id}/organizations/${name}`
    : pathOf`/applications/${id}/organizations/${name}`;
};

const share: Command = {
  name: 'organizations share',
  summary:
    'Gives an organization rights on an application or gateway. A member gets those that their role allows.',
  operands: [organization, kind, shared],
  options: [
    choice('--right <right...>', 'at most these', [...appRights, ...gatewayRights]).makeOptionMandatory(),
  ],
  examples: ['fieldpost organizations share acme application my-app --right devices --right messages:up:r'],
  run: async (call) => {
    const { api, out } = call.context;
    const [name, id, rights] = [call.operand(0), call.operand(2), call.list('right')];
    await api.account<object>({ method: 'PUT', path: pathOfShare(call), body: { rights } });
    out.done({ organization: name, id, rights }, `${name} has rights on ${id}: ${rights?.join(', ') ?? ''}.`);
  },
};

const unshare: Command = {
  name: 'organizations unshare',
  summary: 'Takes all rights on an application or gateway from an organization.',
  operands: [organization, kind, shared],
  options: [yes],
  examples: ['fieldpost organizations unshare acme application my-app --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const [name, id] = [call.operand(0), call.operand(2)];
    await call.context.confirm(`Take all rights on ${id} from ${name}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOfShare(call) });
    out.done({ organization: name, id, done: 'removed' }, `${name} has no rights on ${id} any more.`);
  },
};

const members: Command = {
  name: 'organizations members list',
  isDefault: true,
  summary: 'Lists the members of an organization.',
  operands: [organization],
  examples: ['fieldpost organizations members acme'],
  run: async (call) => {
    const { api, out } = call.context;
    out.list(await api.account<Member[]>({ path: `${pathOfOne(call)}/members` }), [
      { title: 'USER', of: (member) => member.username },
      { title: 'ROLE', of: ({ role }) => role ?? '' },
      { title: 'RIGHTS', of: ({ role, rights }) => (role === null ? rights.join(' ') : '') },
    ]);
  },
};

const setMember: Command = {
  name: 'organizations members set',
  summary: 'Adds a user to an organization, or changes the role or the rights of a member.',
  operands: [organization, username],
  options: [
    choice('--role <role>', 'role of the member', organizationRoles).conflicts('right'),
    choice('--right <right...>', 'an own set of rights instead of a role', memberRights),
  ],
  examples: [
    'fieldpost organizations members set acme bob --role developer',
    'fieldpost organizations members set acme bob --right devices --right messages:up:r',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const [role, rights] = [call.text('role'), call.list('right')];
    if (role === undefined && rights === undefined) throw new Failure('Give --role or --right.', 'usage');
    const user = call.operand(1);
    await api.account<object>({ method: 'PUT', path: pathOfMember(call), body: { role, rights } });
    out.done({ username: user, role, rights }, `${user} is a member of ${call.operand(0)}.`);
  },
};

const removeMember: Command = {
  name: 'organizations members remove',
  summary: 'Removes a member of an organization.',
  operands: [organization, username],
  options: [yes],
  examples: ['fieldpost organizations members remove acme bob --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const user = call.operand(1);
    await call.context.confirm(`Remove ${user} from ${call.operand(0)}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOfMember(call) });
    out.done({ username: user, done: 'removed' }, `${user} is not a member of ${call.operand(0)} any more.`);
  },
};

const leave: Command = {
  name: 'organizations leave',
  summary: 'Ends your membership in an organization. You cannot be added to it again for a week.',
  operands: [organization],
  options: [yes],
  examples: ['fieldpost organizations leave acme --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Leave ${id}?`, call.flag('yes'));
    const { username } = await api.account<{ readonly username: string }>({ path: '/users/me' });
    await api.account<object>({ method: 'DELETE', path: pathOf`/organizations/${id}/members/${username}` });
    out.done({ organization: id, done: 'left' }, `You are not a member of ${id} any more.`);
  },
};

export const organizationCommands = [
  ...[list, get, create, update, remove, entities, share, unshare],
  ...[members, setMember, removeMember, leave],
];
