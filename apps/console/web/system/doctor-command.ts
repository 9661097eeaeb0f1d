import { isLoopback } from '@fieldpost/domain';

/**
 * The command line that checks the installation of this page. `npm start` is at an address of its machine and has a certificate of its
 * own, here in the default data folder.
 */
export const doctorCommand = (host: string): string =>
  isLoopback(host) ? 'npx fieldpost doctor --ca .fieldpost/certs/localhost.pem' : 'fieldpost doctor';
