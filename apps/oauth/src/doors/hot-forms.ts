import type { Logger } from '@fieldpost/observability';
import { type Front, FormFront, limitsOf } from '@fieldpost/transport';
import { exchangeForm } from '../exchange/exchange.form.js';
import { ExchangeService } from '../exchange/exchange.service.js';
import type { OauthSettings } from '../oauth.config.js';
import { ClientThrottle } from '../token/client-throttle.js';
import { tokenForm } from '../token/token.form.js';
import { TokenService } from '../token/token.service.js';

/** The forms that are answered before the framework. */
export const hotForms = (settings: OauthSettings, logger: Logger): Front =>
  new FormFront({
    logger,
    isProxy: limitsOf(settings).isProxy,
    forms: (app) => {
      const exchange = exchangeForm(app.get(ExchangeService, { strict: false }), { settings, logger });
      const throttle = app.get(ClientThrottle, { strict: false });
      const parts = { settings, logger, throttle };
      const token = tokenForm(app.get(TokenService, { strict: false }), parts);
      return new Map([
        ['/api/v2/applications/token', exchange],
        ['/applications/token', exchange],
        ['/users/token', token],
      ]);
    },
  });
