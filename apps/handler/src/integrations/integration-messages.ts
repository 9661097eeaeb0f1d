import { MessageBatches } from '../events/message-batches.js';

/** What is published on its way into the queues of integrations. */
export class IntegrationMessages extends MessageBatches {}
