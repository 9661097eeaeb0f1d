import { componentRights, serviceNames } from '@fieldpost/domain';
import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';
import { collaboratorSchema } from '../collaborators/collaborators.operations.js';
import { sharersMembers } from '../organizations/organizations.operations.js';
import { approvals } from './approval.js';

const members = {
  type: z.enum(serviceNames),
  id: z.string().meta({ examples: ['my-handler'] }),
  created: z.iso.datetime(),
  approval: z.enum(approvals).meta({ description: 'Only approved components get tokens.' }),
};

const componentSchema = z
  .object({
    ...members,
    rights: z.array(z.enum(componentRights)),
    collaborators: z
      .array(collaboratorSchema)
      .exactOptional()
      .meta({ description: 'With the right `component:collaborators`, not in lists.' }),
  })
  .meta({
    id: 'Component',
    description: 'A network component with the rights of the caller.',
  });
export type ComponentDto = Wire<z.infer<typeof componentSchema>>;

const componentTokenSchema = z.object({ token: z.string(), expires: z.iso.datetime() }).meta({
  id: 'ComponentToken',
  description: 'The token with which a component announces itself.',
});
export type ComponentTokenDto = Wire<z.infer<typeof componentTokenSchema>>;

const administeredMembers = {
  ...members,
  creator: z.string().nullable().meta({ description: 'Name of the user who created it.' }),
};
const administeredSchema = z.object(administeredMembers).meta({
  id: 'AdministeredComponent',
  description: 'A network component as administrators see it.',
});
export type AdministeredComponentDto = Wire<z.infer<typeof administeredSchema>>;

const detailsSchema = z.object({ ...administeredMembers, ...sharersMembers }).meta({
  id: 'AdministeredComponentDetails',
  description: 'A network component as administrators see it, with whom it is shared.',
});
export type AdministeredComponentDetailsDto = Wire<z.infer<typeof detailsSchema>>;

export const listAllComponents = listOperation('List the components of all users', administeredSchema);

export const getAnyComponent: OperationDoc = {
  summary: 'Get a component of any user',
  gives: detailsSchema,
  rejects: [404],
};

export const approveComponent: OperationDoc = {
  summary: 'Approve a component, which may then get tokens',
  gives: 'nothing',
  rejects: [404],
};

export const withdrawApproval: OperationDoc = {
  summary: 'Withdraw the approval of a component, which ends its tokens',
  gives: 'nothing',
  rejects: [404],
};

export const listComponents = listOperation('List the components of the caller', componentSchema);

export const createComponent: OperationDoc = {
  summary: 'Register a network component',
  description:
    'A component that an administrator creates through an official client is approved; others are pending until an administrator approves them. A user may have ten unapproved components. For an `organization`, which is then the first collaborator with every right, it needs the scope `organizations` and its right `organization:entities`.',
  gives: componentSchema,
  rejects: [404, 409],
};

export const getComponent: OperationDoc = { summary: 'Get a component', gives: componentSchema };

export const createComponentToken: OperationDoc = {
  summary: 'Create a token for a component',
  description: 'Rejected with 403 while the component is not approved.',
  gives: componentTokenSchema,
};
