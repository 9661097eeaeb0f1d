import { notePage } from './note.page.js';
import type { Page } from './page.js';
import { texts } from './texts.js';

const { register, forgotten } = texts;
const note = (title: string, text: string): Page =>
  notePage({ title, text, link: ['/users/login', forgotten.login] });

const pages: Readonly<Record<string, Page>> = {
  approval: note(register.approvalTitle, register.approval),
  verification: note(register.verificationTitle, register.verification),
};

/** The page for a user with the right password whose first login waits for something; undefined when it does not. */
export const waitingPage = (waitsFor: string): Page | undefined => pages[waitsFor];
