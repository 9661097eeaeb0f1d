import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HANDLER_CONFIG, type HandlerSettings } from '../../handler.config.js';
import { brokerAuthenticationShut, brokerSecretWrong } from './broker-authentication.errors.js';

const challenge = 'Basic realm="fieldpost", Bearer realm="fieldpost"';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Requires the secret of the brokers, as a bearer token or as the password of basic credentials: RabbitMQ and
 * mosquitto-go-auth can only send credentials in the URL (RFC 7617).
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
    const { headers } = http.getRequest<FastifyRequest>();
    const presented = secretIn(headers.authorization ?? '');
    if (presented !== undefined && timingSafeEqual(digestOf(presented), this.wanted)) return true;
    void http.getResponse<FastifyReply>().header('www-authenticate', challenge);
    throw brokerSecretWrong();
  }
}

function secretIn(authorization: string): string | undefined {
  const [, scheme = '', value = ''] = /^(basic|bearer) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? [];
  return password;
}
