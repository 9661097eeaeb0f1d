import { endToEndConfig } from '../../jest.config.base.mjs';

// Not every file is independent of the order of its tests yet.
export default endToEndConfig('account e2e', { randomize: false });
