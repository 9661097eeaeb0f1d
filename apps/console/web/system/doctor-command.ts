import { isLoopback } from '@fieldpost/domain';

/** The command line that checks the installation of this page. That of `npm start` is at an address of its machine. */
export const doctorCommand = (host: string): string =>
  isLoopback(host) ? 'npx fieldpost doctor' : 'fieldpost doctor';
