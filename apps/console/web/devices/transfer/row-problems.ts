import { isId } from '@fieldpost/domain';
import type { Row } from './device-file.js';
import { transferTexts as words } from './transfer.texts.js';

const digits = {
  ...{ app_eui: 16, dev_eui: 16, dev_addr: 8 },
  ...{ app_key: 32, nwk_s_key: 32, app_s_key: 32 },
};

/** What the handler will reject of a row, as far as its form shows that; undefined without a problem. */
export function problemOf(row: Row): string | undefined {
  if (!isId(String(row['dev_id'] ?? ''))) return words.idProblem;
  const wrong = Object.entries(digits).find(([column, count]) => {
    const value = String(row[column] ?? '');
    return value !== '' && !(value.length === count && /^[0-9a-f]+$/i.test(value));
  });
  return wrong && words.hexProblem(...wrong);
}
