import type { Eui } from '@fieldpost/domain';

/** An EUI as typed, which may have separators between its bytes. */
export const typedEui = (text: string): Eui => text.replaceAll(/[\s:-]/g, '').toUpperCase() as Eui;

export const isEui = (text: string): boolean => /^[0-9A-F]{16}$/.test(typedEui(text));
