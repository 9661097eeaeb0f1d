import { isId } from '@fieldpost/domain';
import type { Row } from './device-file.js';
import { transferTexts as words } from './transfer.texts.js';

const digits = {
  ...{ app_eui: 16, dev_eui: 16, dev_addr: 8 },
  ...{ app_key: 32, nwk_s_key: 32, app_s_key: 32 },
};

const isDigits = (value: unknown, count: number): boolean =>
  typeof value === 'string' && value.length === count && /^[0-9a-f]+$/i.test(value);

/** What the handler will reject of a row, as far as its form shows that; undefined without a problem. */
export function problemOf(row: Row): string | undefined {
  const { dev_id: devId } = row;
  if (typeof devId !== 'string' || !isId(devId)) return words.idProblem;
  const wrong = Object.entries(digits).find(([column, count]) => {
    const value = row[column] ?? '';
    return value !== '' && !isDigits(value, count);
  });
  return wrong && words.hexProblem(...wrong);
}
