import { LoginProvider } from '@fieldpost/testing/login-provider';

const page = (name: string) =>
  `<!doctype html><html lang="en"><title>Company login</title>
   <h1>Company login</h1><form method="post"><button>Continue as ${name}</button></form></html>`;

/** A login provider with one person, who logs in by a button. */
export class CompanyProvider extends LoginProvider {
  readonly email: string;

  /** `person` is the user name, and the subject. */
  constructor(redirectUri: string, person: string) {
    const email = `${person}@corp.example`;
    super(redirectUri, {
      claimsOf: () => ({ preferred_username: person, email, email_verified: true }),
      logIn: ({ method }, response) => {
        if (method === 'POST') return person;
        response.setHeader('content-type', 'text/html').end(page(person));
        return undefined;
      },
    });
    this.email = email;
  }
}
