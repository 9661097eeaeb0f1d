import { endToEndConfig } from '../../jest.config.base.mjs';

// Most of the time passes in waiting for timers of the handler: several files run at a time.
export default endToEndConfig('handler e2e', { maxWorkers: '100%' });
