import type { Logger } from '@fieldpost/observability';
import { type FormAnswer, type HotForm, ParseWith, type SentForm } from '@fieldpost/transport';
import type { OauthSettings } from '../oauth.config.js';
import { type ClientThrottle, isUnproven, throttleNameOf } from './client-throttle.js';
import { TokenDoor } from './token.door.js';
import { tokenRequest } from './token.dto.js';
import { slowDown } from './token.errors.js';
import type { TokenService } from './token.service.js';

export interface TokenFormParts {
  readonly settings: OauthSettings;
  readonly logger: Logger;
  readonly throttle: ClientThrottle;
}

const request = new ParseWith(tokenRequest);
/** Of every answer, refusals too (RFC 6749, 5.1). */
const headers = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** A client that has to wait so many seconds. */
class TooSoon extends Error {
  constructor(readonly seconds: number) {
    super('too soon');
  }
}

/** `POST /users/token` as a form, as all clients send it; `TokenController` serves what is out of the ordinary. */
export function tokenForm(tokens: TokenService, { settings, logger, throttle }: TokenFormParts): HotForm {
  const door = new TokenDoor(logger, settings);
  const answer = async ({ fields, authorization, address, requestId }: SentForm): Promise<FormAnswer> => {
    const caller = { authorization, address, work: { requestId } };
    const body = await tokens.issue(caller, await request.transform(fields), Date.now());
    return { status: 200, headers, body };
  };
  return {
    answer: async (form) => {
      const { fields, authorization, address } = form;
      const name = throttleNameOf({ authorization, named: fields['client_id'], address });
      const seconds = throttle.admit(name, Date.now());
      if (seconds > 0) throw new TooSoon(seconds);
      try {
        return await answer(form);
      } catch (thrown) {
        if (isUnproven(thrown)) throttle.failed(name, Date.now());
        throw thrown;
      }
    },
    refuse: (thrown) => {
      const wait = thrown instanceof TooSoon && thrown.seconds;
      const refusal = door.refuse(wait ? slowDown({ seconds: wait }) : thrown);
      const retry = wait && { 'retry-after': String(wait) };
      return { ...refusal, headers: { ...headers, ...refusal.headers, ...retry } };
    },
  };
}
