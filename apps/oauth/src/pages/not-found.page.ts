import { notePage } from './note.page.js';
import { type Reply, sendPage } from './page.js';
import { texts } from './texts.js';

const { title, text, home } = texts.notFound;
const page = notePage({ title, text, link: ['/', home], status: 404 });

/** Sends the page for an address that has none. */
export const sendNotFound = (reply: unknown): unknown => sendPage(reply as Reply, page);
