import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { about, type Finding, isLoopback } from '@fieldpost/domain';
import { generate } from 'mqtt-packet';
import { certificateFindings, type Handshake, handshakeOf, probing, type TlsTarget } from './handshake.js';
import { reasonOf, within } from './within.js';

/** The login of an application. */
export interface MqttLogin {
  readonly username: string;
  readonly password: string;
  /** Whether it is sent without TLS as well: only where nobody else can read it. */
  readonly isForThisMachine?: boolean;
}

interface MqttResponse {
  /** Undefined without TLS. */
  readonly handshake: Handshake | undefined;
  readonly isSecure: boolean;
  /** Whether the login was sent, and not the one without rights. */
  readonly isSent: boolean;
  /** Return code of CONNACK (MQTT 3.1.1, 3.2.2.3); undefined when the server sent something else. */
  readonly code: number | undefined;
}

const connackType = 0x20;
/** Without a login the server is expected to reject one. */
const noLogin: MqttLogin = { username: 'fieldpost-doctor', password: 'none' };

/** Sends the login to a server that may have it, such as one with TLS that clients trust, and one without rights to any other. */
function logIn(target: TlsTarget, login: MqttLogin | undefined, isSecure: boolean): Promise<MqttResponse> {
  const { host, port } = target;
  const socket: Socket | TLSSocket = isSecure
    ? connectTls({ host, port, ...probing(target) })
    : connectPlain({ host, port });
  const response = new Promise<MqttResponse>((resolve, reject) => {
    socket.on('error', reject).on('close', () => reject(new Error('the connection was closed')));
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      const handshake = isSecure ? handshakeOf(socket as TLSSocket, target) : undefined;
      const mayBePlain = !isSecure && login?.isForThisMachine === true;
      const sent = mayBePlain || handshake?.problem === '' ? login : undefined;
      socket.once('data', (packet: Buffer) => {
        const code = packet[0] === connackType ? packet[3] : undefined;
        resolve({ handshake, isSecure, isSent: sent !== undefined, code });
      });
      socket.write(connectPacket(sent ?? noLogin));
    });
  });
  return within(response, target.longestMs, () => socket.destroy());
}

const connectPacket = ({ username, password }: MqttLogin): Buffer =>
  generate({ cmd: 'connect', clientId: 'fieldpost-doctor', username, password: Buffer.from(password) });

/** The announced address has no scheme: TLS is tried first. */
const logInAnyhow = (target: TlsTarget, login: MqttLogin | undefined): Promise<MqttResponse> =>
  logIn(target, login, true).catch(async (cause: unknown) => {
    try {
      return await logIn(target, login, false);
    } catch {
      throw cause;
    }
  });

/** What a finding says about a server, by who logs in there. */
interface LoginTexts {
  readonly check: string;
  /** What to do when logins cannot be checked. */
  readonly unavailable: string;
  /** The server has rejected a login without rights. */
  readonly responds: string;
  readonly plain: Readonly<Record<'found' | 'advice', string>> & {
    /** Where clients on this machine are not at risk; undefined for clients that are elsewhere. */
    readonly onThisMachine?: string;
  };
  readonly unreachable: string;
}

export interface Logins {
  readonly texts: LoginTexts;
  /** Undefined when none is wanted. */
  readonly login: MqttLogin | undefined;
}

const applicationTexts = {
  check: 'MQTT',
  unavailable: 'Check oauth: the handler exchanges access keys there.',
  responds: 'The server responds.',
  plain: {
    found: 'The announced port has no TLS: clients that use it send access keys in plain text.',
    advice: 'Announce the TLS port with HANDLER_ANNOUNCE_MQTT_ADDRESS.',
  },
  unreachable: 'Check the announced address, firewalls, and that the handler runs.',
} satisfies LoginTexts;

/** How the doctor was called. */
interface Circumstances {
  readonly isServerLocal: boolean;
  readonly isApplicationNamed: boolean;
}

const howToLogIn = 'With --application the doctor logs in where the application is registered.';
const onThisMachine = 'The announced port has no TLS; clients reach it on this machine only.';

/**
 * Of applications; undefined for no login. A server elsewhere that announces an address of this machine is not the one that
 * responds here.
 */
export function applicationLogins(
  login: MqttLogin | undefined,
  { isServerLocal, isApplicationNamed }: Circumstances,
): Logins {
  const { plain, responds } = applicationTexts;
  return {
    texts: {
      ...applicationTexts,
      responds: isApplicationNamed ? responds : `${responds} ${howToLogIn}`,
      plain: isServerLocal ? { ...plain, onThisMachine } : plain,
    },
    login,
  };
}

/** Of gateways. A login with the key of one would end its connection: none is made. */
export const gatewayLogins: Logins = {
  texts: {
    check: 'MQTT of gateways',
    unavailable: 'Check account: the network app looks up gateways and their keys there.',
    responds: 'The server responds, and rejects a gateway that is not registered.',
    plain: {
      found: 'The port has no TLS: gateways that use it send their keys in plain text.',
      advice: 'Enter the port with TLS on the gateways (NETWORK_MQTTS_PORT, 8882).',
    },
    unreachable: 'Check that the port is open for TCP, and that the network app runs.',
  },
  login: undefined,
};

/** The finding about a return code of CONNACK. */
export function connackFinding(
  subject: string,
  { code, isSent }: Pick<MqttResponse, 'code' | 'isSent'>,
  { texts, login }: Logins,
): Finding {
  const { ok, failure, warning } = about(texts.check, subject);
  if (code === undefined)
    return failure('The server does not speak MQTT.', 'Check that the port leads to the MQTT server.');
  if (code === 3) return warning('The server cannot check logins now.', texts.unavailable);
  if (login === undefined && code === 0)
    return warning(
      'The server accepts any login.',
      'Check that the port leads to the app, and not to another broker.',
    );
  if (login === undefined) return ok(texts.responds);
  if (!isSent)
    return warning(
      `The server responds. The access key of application ${login.username} was not sent: the connection is not secure.`,
      'Announce a port with TLS and a certificate that clients trust, or pass its authority with --ca.',
    );
  if (code === 0) return ok(`Application ${login.username} can log in.`);
  return failure(
    `The login of application ${login.username} is rejected with code ${code}.`,
    'Check the access key, the addresses that it is limited to, and the registration at this handler.',
  );
}

/** The finding about a port without TLS. */
export function plainFinding(subject: string, host: string, { check, plain }: LoginTexts): Finding {
  const { ok, warning } = about(check, subject);
  const isLocal = plain.onThisMachine !== undefined && isLoopback(host);
  return isLocal ? ok(plain.onThisMachine) : warning(plain.found, plain.advice);
}

/** Whether clients can log in over MQTT, with TLS. */
export async function checkMqtt(
  subject: string,
  target: TlsTarget,
  { now, ...logins }: Logins & { readonly now: number },
): Promise<readonly Finding[]> {
  const { texts, login } = logins;
  const { failure } = about(texts.check, subject);
  try {
    const response = await logInAnyhow(target, login);
    const { handshake, isSecure } = response;
    const result = connackFinding(subject, response, logins);
    if (isSecure) return [result, ...certificateFindings(subject, handshake, now)];
    return [result, plainFinding(subject, target.host, texts)];
  } catch (thrown) {
    return [failure(`No connection: ${reasonOf(thrown)}.`, texts.unreachable)];
  }
}
