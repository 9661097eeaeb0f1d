import { endToEndConfig } from '../../jest.config.base.mjs';

export default endToEndConfig('console e2e');
