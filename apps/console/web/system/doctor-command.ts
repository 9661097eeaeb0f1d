import { isLoopback } from '@fieldpost/domain';

/**
 * The command line that checks the installation of this page. `npm start` is at an address of its machine and has a certificate of its
 * own, in a data folder that no app knows.
 */
export const doctorCommand = (host: string): string =>
  isLoopback(host) ? 'npx fieldpost doctor --ca .fieldpost/certs/localhost.pem' : 'fieldpost doctor';
