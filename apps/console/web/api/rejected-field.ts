import { ApiFailure } from './failure.js';

/** A member of a body that the server rejected, and why. */
export interface RejectedField {
  /** Name of the member in the body, such as `client_id`. */
  readonly name: string;
  readonly reason: string;
}

/** The member with the id or EUI that is taken, or with the name of a user who does not exist, if it is one of these. */
export function unsuitableField(failure: unknown, names: readonly string[]): RejectedField | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const name = membersIn(failure).find((one) => names.includes(one));
  return name === undefined ? undefined : { name, reason: failure.message };
}

/** Members that the message can be about. The id of a gateway can be made of its EUI. */
function membersIn({ status, message }: ApiFailure): readonly string[] {
  if (status === 404) return /^User \S+ not found$/.test(message) ? ['username'] : [];
  if (status !== 409) return [];
  if (message.includes('EUI')) return ['eui'];
  return / eui-[\da-f]{16} /.test(message) ? ['eui', 'id'] : ['id', 'name'];
}

/** The member that the server names: `EmailDomains.0 not valid: why` is about `email_domains`. Undefined for other failures. */
export function rejectedField(failure: unknown): RejectedField | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const [argument = '', ...reason] = failure.message.split(' not valid: ');
  const [member = ''] = argument.split('.');
  if (reason.length === 0 || !/^[A-Za-z]+$/.test(member)) return undefined;
  return { name: snakeCase(member), reason: reason.join(' not valid: ') };
}

const snakeCase = (name: string): string => name.replaceAll(/(?!^)[A-Z]/g, '_$&').toLowerCase();
