import { endToEndConfig } from '../../jest.config.base.mjs';

export default endToEndConfig('account e2e');
