import { endToEndConfig } from '../jest.config.base.mjs';

export default endToEndConfig('tools');
