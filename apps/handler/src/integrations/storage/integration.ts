import { type AppId, isId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { MessageKind } from '../../events/message-subscribers.js';

declare const brand: unique symbol;
/** Id of an integration, in the form of every other id. */
export type IntegrationId = string & { readonly [brand]: 'IntegrationId' };

export const IntegrationId = (raw: unknown): IntegrationId => {
  if (typeof raw !== 'string' || !isId(raw))
    throw notValid({ argument: 'Integration', reason: 'should be an id such as my-service' });
  return raw as IntegrationId;
};

/** Where messages of an application are posted to. */
export interface Integration {
  readonly appId: AppId;
  readonly id: IntegrationId;
  /** Absolute, http or https, without user and password. */
  readonly url: string;
  readonly messages: readonly MessageKind[];
  /** Sent with each request; secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** Signs each request. */
  readonly secret: string;
}

/** Failed attempts of an integration since the last success. */
export interface Failing {
  /** End of the first of them. */
  readonly since: Date;
  /** Of the last of them. */
  readonly error: string;
  /** Undefined when no message waits, or an attempt of each is under way. */
  readonly nextAttempt: Date | undefined;
}

/** An integration whose last attempt failed. */
export interface FailingIntegration extends Pick<Integration, 'appId' | 'id'>, Pick<Failing, 'since'> {}

/** How an integration does. */
export interface IntegrationState {
  /** Deliveries that are due or wait for another attempt. */
  readonly waiting: number;
  /** Deliveries that are not attempted any more. */
  readonly dead: number;
  /** Messages that the full queue has dropped. */
  readonly dropped: number;
  /** Undefined unless the last attempt failed. */
  readonly failing: Failing | undefined;
}
