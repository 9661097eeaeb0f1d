import { Page } from '../widgets/page.js';
import { CollaboratorForm } from './collaborator-form.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { Managed } from './managed.js';
import { useTeam } from './team.js';

/** Adds a collaborator to an entity. */
export const NewCollaboratorPage = () => (
  <Page title={words.add}>
    <Managed>
      <CollaboratorForm team={useTeam()} />
    </Managed>
  </Page>
);
