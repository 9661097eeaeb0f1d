import { describe, expect, it } from '@jest/globals';
import { accentColours, contrastOf, readAccent } from './accent.js';

const accents = ['#000000', '#ffffff', '#0b6b75', '#ffd400', '#777777', '#ff0000', '#00ff00', '#1a1aff'];

describe('An accent of the operator', () => {
  it.each(accents)('gives texts that can be read, light and dark: %s', (accent) => {
    const { hover, onAccent, ...colours } = accentColours(accent);
    const pairs = [
      [onAccent, accent],
      [onAccent, hover],
      [colours.linkLight, '#ffffff'],
      [colours.linkLight, '#f5f7f8'],
      [colours.linkDark, '#171f24'],
      [colours.linkDark, '#263138'],
      [colours.onTintLight, colours.tintLight],
      [colours.onTintDark, colours.tintDark],
    ] as const;
    expect(pairs.filter(([text, background]) => contrastOf(text, background) < 4.5)).toEqual([]);
  });

  it('stays as it is where texts can be read', () =>
    expect(accentColours('#0b6b75')).toMatchObject({
      accent: '#0b6b75',
      onAccent: '#ffffff',
      linkLight: '#0b6b75',
    }));

  it('contrasts as WCAG computes it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(['', 'teal', '#fff', '#0b6b75; }', 'url(x)'])('is a colour in six digits: not "%s"', (text) =>
    expect(() => readAccent(text)).toThrow('should be a colour such as #0b6b75'),
  );
});
