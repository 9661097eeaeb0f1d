import { endToEndConfig } from '../../jest.config.base.mjs';

export default endToEndConfig('network e2e');
