import { au915, us915 } from './america-australia.js';
import { as9231, as9232, as9233, as9234, in865, kr920 } from './asia.js';
import { cn470, cn470TypeA } from './china.js';
import { eu433, eu868, ru864 } from './europe.js';
import type { Region } from './region.js';

/** All regions by their names in the regional parameters. */
export const regions = {
  EU868: eu868,
  EU433: eu433,
  US915: us915,
  AU915: au915,
  'AS923-1': as9231,
  'AS923-2': as9232,
  'AS923-3': as9233,
  'AS923-4': as9234,
  IN865: in865,
  KR920: kr920,
  RU864: ru864,
  CN470: cn470,
  'CN470-20A': cn470TypeA,
} as const satisfies Record<string, Region>;
