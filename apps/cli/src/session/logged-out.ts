import { Failure } from '../failure.js';

/** That a command needs a login at this server. */
export const loggedOut = (server: string, why = 'Not logged in'): Failure =>
  new Failure(`${why}. Log in first: fieldpost login --server ${server}`, 'logged_out');
