import { bareHost } from '@fieldpost/domain';

/** Whether only programs on the machine of the suite reach the host. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(bareHost(host));
