/** Colours of the pages that follow from an accent, as `#rrggbb`: texts have the contrast of WCAG 2.2, 1.4.3. */
export interface AccentColours {
  /** Background of buttons. */
  readonly accent: string;
  readonly hover: string;
  /** Text on both. */
  readonly onAccent: string;
  readonly linkLight: string;
  readonly linkDark: string;
  /** Background of what is chosen, and the text on it. */
  readonly tintLight: string;
  readonly onTintLight: string;
  readonly tintDark: string;
  readonly onTintDark: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The backgrounds of texts in the console and in the pages of oauth that contrast least, light and dark. */
const lightSurface: Rgb = [0xea, 0xef, 0xf1];
const darkSurface: Rgb = [0x26, 0x31, 0x38];
const leastContrast = 4.5;
const step = 0.04;

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A colour as `#rrggbb`. Throws `TypeError`. */
export function readAccent(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new TypeError('should be a colour such as #0b6b75');
  return text.toLowerCase();
}

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};

/** The part of `other` in the mixture is from 0 to 1. */
const mixed = ([red, green, blue]: Rgb, other: Rgb, part: number): Rgb => [
  red + (other[0] - red) * part,
  green + (other[1] - green) * part,
  blue + (other[2] - blue) * part,
];

/** Relative luminance (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of two colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(rgbOf(one), rgbOf(other));

/** The colour, mixed with `other` just as much as texts in it need on this background. */
function readable(colour: Rgb, other: Rgb, background: Rgb): Rgb {
  const parts = Array.from({ length: Math.ceil(1 / step) }, (_, n) => n * step);
  const part = parts.find((share) => contrast(mixed(colour, other, share), background) >= leastContrast);
  return mixed(colour, other, part ?? 1);
}

/** All colours for an accent. */
export function accentColours(accent: string): AccentColours {
  const colour = rgbOf(accent);
  const isDark = contrast(colour, white) >= contrast(colour, black);
  const tintLight = mixed(colour, white, 0.87);
  const tintDark = mixed(colour, darkSurface, 0.7);
  return {
    accent,
    hover: hexOf(mixed(colour, isDark ? black : white, 0.18)),
    onAccent: hexOf(isDark ? white : black),
    linkLight: hexOf(readable(colour, black, lightSurface)),
    linkDark: hexOf(readable(colour, white, darkSurface)),
    tintLight: hexOf(tintLight),
    onTintLight: hexOf(readable(colour, black, tintLight)),
    tintDark: hexOf(tintDark),
    onTintDark: hexOf(readable(colour, white, tintDark)),
  };
}
