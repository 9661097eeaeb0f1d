import { useApplication } from '../applications/use-application.js';
import { Page } from '../shell/page.js';
import { texts } from '../texts.js';
import { CollaboratorForm } from './collaborator-form.js';

/** Lets somebody work on an application. */
export const NewCollaboratorPage = () => (
  <Page title={texts.collaborators.add}>
    <CollaboratorForm application={useApplication()} />
  </Page>
);
