import type { account } from '@fieldpost/contracts';
import type { FormProblem } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import { withQuery } from '../requests/redirect-uris.js';

/** Path of the login for a logged-in user who has to prove that it is them, and who then returns to `next`. */
export const loginAgain = (next: string): string => withQuery('/users/login', { prompt: 'login', next });

/** Why account rejected a change on the page `path`; `wrong` is the text for a wrong current password. */
export function changeProblem(
  { field, problem }: Pick<account.UserChange__Output, 'field' | 'problem'>,
  { path, wrong }: { readonly path: string; readonly wrong: string },
): FormProblem {
  if (field === 'second_factor') return { text: texts.twoStep.staleFactor, link: loginAgain(path) };
  return { field, text: field === 'old_password' ? wrong : problem };
}
