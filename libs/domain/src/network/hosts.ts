/** A host alone: an IPv6 address without brackets. */
export const bareHost = (host: string): string => host.replaceAll(/^\[|\]$/g, '');

/** A host as a URI has it: an IPv6 address in brackets (RFC 3986, 3.2.2). */
export const hostInUri = (host: string): string =>
  bareHost(host).includes(':') ? `[${bareHost(host)}]` : host;

/** Whether only programs on the same machine reach the host. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(bareHost(host));
