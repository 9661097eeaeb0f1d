import { endToEndConfig } from '../../jest.config.base.mjs';

export default endToEndConfig('discovery e2e');
