import { isId } from '@fieldpost/domain';
import { hasBytes } from '../bytes.js';
import type { Row } from './device-file.js';
import { transferTexts as words } from './transfer.texts.js';

/** Bytes of the columns with hexadecimal digits. */
const lengths = {
  ...{ app_eui: 8, dev_eui: 8, dev_addr: 4 },
  ...{ app_key: 16, nwk_s_key: 16, app_s_key: 16 },
};

/** What the handler will reject of a row, as far as its form shows that; undefined without a problem. */
export function problemOf(row: Row): string | undefined {
  const { dev_id: devId } = row;
  if (typeof devId !== 'string' || !isId(devId)) return words.idProblem;
  const wrong = Object.entries(lengths).find(([column, bytes]) => {
    const value = row[column] ?? '';
    return value !== '' && !(typeof value === 'string' && hasBytes(value, bytes));
  });
  return wrong && words.hexProblem(wrong[0], wrong[1] * 2);
}
