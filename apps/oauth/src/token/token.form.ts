import type { Logger } from '@fieldpost/observability';
import { type FormAnswer, type HotForm, ParseWith, type SentForm } from '@fieldpost/transport';
import type { OauthSettings } from '../oauth.config.js';
import { type ClientThrottle, throttleNameOf } from './client-throttle.js';
import { TokenDoor } from './token.door.js';
import { tokenRequest } from './token.dto.js';
import type { TokenService } from './token.service.js';

export interface TokenFormParts {
  readonly settings: OauthSettings;
  readonly logger: Logger;
  readonly throttle: ClientThrottle;
}

const request = new ParseWith(tokenRequest);
/** Of every answer, refusals too (RFC 6749, 5.1). */
const headers = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** `POST /users/token` as a form, as all clients send it; `TokenController` serves what is out of the ordinary. */
export function tokenForm(tokens: TokenService, { settings, logger, throttle }: TokenFormParts): HotForm {
  const door = new TokenDoor(logger, settings);
  const answer = async ({ fields, authorization, address, requestId }: SentForm): Promise<FormAnswer> => {
    const caller = { authorization, address, work: { requestId } };
    const body = await tokens.issue(caller, await request.transform(fields), Date.now());
    return { status: 200, headers, body };
  };
  return {
    answer: (form) => {
      const { fields, authorization, address } = form;
      const name = throttleNameOf({ authorization, named: fields['client_id'], address });
      return throttle.during(name, () => answer(form));
    },
    refuse: (thrown) => {
      const refusal = door.refuse(thrown);
      return { ...refusal, headers: { ...headers, ...refusal.headers } };
    },
  };
}
