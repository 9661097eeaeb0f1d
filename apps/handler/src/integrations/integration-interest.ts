import { Injectable } from '@nestjs/common';
import { Interest } from '../events/interest.js';
import { Integrations } from './storage/integrations.repository.js';

/** Which applications have integrations. */
@Injectable()
export class IntegrationInterest extends Interest {
  constructor(integrations: Integrations) {
    super((appIds) => integrations.havingAny(appIds));
  }
}
