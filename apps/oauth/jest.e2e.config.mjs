import { endToEndConfig } from '../../jest.config.base.mjs';

export default endToEndConfig('oauth e2e');
