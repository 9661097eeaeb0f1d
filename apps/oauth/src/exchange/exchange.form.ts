import type { Logger } from '@fieldpost/observability';
import { type HotForm, ParseWith } from '@fieldpost/transport';
import type { OauthSettings } from '../oauth.config.js';
import { ExchangeDoor } from './exchange.door.js';
import { exchangeRequest } from './exchange.dto.js';
import type { ExchangeService } from './exchange.service.js';

export interface ExchangeFormParts {
  readonly settings: OauthSettings;
  readonly logger: Logger;
}

const request = new ParseWith(exchangeRequest);
const headers = { 'cache-control': 'no-store' };

/** `POST /applications/token` as a form, as most clients send it; `ExchangeController` serves all the rest. */
export function exchangeForm(exchanges: ExchangeService, { settings, logger }: ExchangeFormParts): HotForm {
  const door = new ExchangeDoor(logger, settings);
  return {
    answer: async ({ fields, authorization, address, requestId }) => {
      const body = await request.transform(fields);
      const exchange = { address, authorization, body, now: Date.now(), work: { requestId } };
      return { status: 200, headers, body: await exchanges.exchange(exchange) };
    },
    refuse: (thrown) => door.refuse(thrown),
  };
}
