import { componentRights, serviceNames } from '@fieldpost/domain';
import { type OperationDoc, type Wire, listHeaders } from '@fieldpost/openapi';
import { z } from 'zod';
import { collaboratorAnswer } from '../collaborators/collaborators.operations.js';
import type { ComponentDto, ComponentTokenDto } from './components.dto.js';

const componentAnswer = z
  .object({
    type: z.enum(serviceNames),
    id: z.string().meta({ examples: ['my-handler'] }),
    created: z.iso.datetime(),
    rights: z.array(z.enum(componentRights)),
    collaborators: z
      .array(collaboratorAnswer)
      .exactOptional()
      .meta({ description: 'With the right `component:collaborators`, not in lists.' }),
  })
  .meta({
    id: 'Component',
    description: 'A network component with the rights of the caller.',
  }) satisfies z.ZodType<Wire<ComponentDto>>;

const componentTokenAnswer = z.object({ token: z.string(), expires: z.iso.datetime() }).meta({
  id: 'ComponentToken',
  description: 'The token with which a component announces itself.',
}) satisfies z.ZodType<Wire<ComponentTokenDto>>;

export const listComponents: OperationDoc = {
  summary: 'List the components of the caller',
  gives: z.array(componentAnswer),
  headers: listHeaders,
};

export const createComponent: OperationDoc = {
  summary: 'Register a network component',
  gives: componentAnswer,
  refuses: [404, 409],
};

export const getComponent: OperationDoc = { summary: 'Get a component', gives: componentAnswer };

export const createComponentToken: OperationDoc = {
  summary: 'Make a token for a component',
  gives: componentTokenAnswer,
};
