/** Texts about integrations that fail, outside of their pages. */
export const failingTexts = {
  since: (id: string, appId: string) => `The integration ${id} of ${appId} has been failing since `,
  open: 'Open the integration',
};
