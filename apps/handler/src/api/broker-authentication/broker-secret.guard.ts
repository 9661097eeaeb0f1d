import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { HANDLER_CONFIG, type HandlerSettings } from '../../handler.config.js';
import { brokerAuthenticationShut, brokerSecretWrong } from './broker-authentication.errors.js';

interface HttpRequest {
  readonly headers: { readonly authorization?: string | undefined };
}

interface HttpReply {
  header(name: string, value: string): unknown;
}

const challenge = 'Basic realm="fieldpost", Bearer realm="fieldpost"';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets brokers in that know the secret, as a bearer token or as the password of basic credentials: RabbitMQ and
 * mosquitto-go-auth can only send what stands in a URL (RFC 7617).
 */
@Injectable()
export class BrokerSecretGuard implements CanActivate {
  private readonly wanted: Buffer | undefined;

  constructor(
    @Inject(HANDLER_CONFIG)
    {
      HANDLER_BROKER_AUTHENTICATION_SECRET: secret,
    }: Pick<HandlerSettings, 'HANDLER_BROKER_AUTHENTICATION_SECRET'>,
  ) {
    this.wanted = secret === undefined ? undefined : digestOf(secret);
  }

  canActivate(context: ExecutionContext): boolean {
    if (!this.wanted) throw brokerAuthenticationShut();
    const http = context.switchToHttp();
    const { headers } = http.getRequest<HttpRequest>();
    const presented = secretIn(headers.authorization ?? '');
    if (presented !== undefined && timingSafeEqual(digestOf(presented), this.wanted)) return true;
    http.getResponse<HttpReply>().header('www-authenticate', challenge);
    throw brokerSecretWrong();
  }
}

function secretIn(authorization: string): string | undefined {
  const [, scheme = '', value = ''] = /^(basic|bearer) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? [];
  return password;
}
