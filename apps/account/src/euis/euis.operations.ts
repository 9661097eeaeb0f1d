import { type OperationDoc, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';

const eui = z.string().meta({ examples: ['70B3D57ED0000001'] });

export const listEuis = listOperation('List the EUIs of an application', eui);

export const createEui: OperationDoc = {
  summary: "Generate an EUI for an application from the network's block",
  gives: z.object({ eui }).meta({ id: 'CreatedEui' }),
  rejects: [429],
};

export const addEui: OperationDoc = {
  summary: 'Add an EUI to an application',
  gives: 'nothing',
  rejects: [409],
};

export const removeEui: OperationDoc = { summary: 'Remove an EUI from an application', gives: 'nothing' };
