import type { Command } from '../command.js';

export const token: Command = {
  name: 'token',
  summary:
    'Prints the access token of the login, renewed if it has expired, for another program. Until it expires, the program acts as you: give it to nobody.',
  examples: ['FIELDPOST_TOKEN=$(fieldpost token) npm run simulate', 'fieldpost token --json'],
  run: async ({ context }) => {
    const accessToken = await context.api.session.token();
    context.out.message({ token: accessToken }, accessToken);
  },
};
