import { describe, expect, it } from '@jest/globals';
import { logoSource, readLinks, readLogo, readNotice, readSiteName } from './brand.js';

describe('The brand of the operator', () => {
  it('has a logo at an https URL or a path of the site', () => {
    expect(readLogo('https://acme.example/logo.svg')).toBe('https://acme.example/logo.svg');
    expect(readLogo('/console/logo')).toBe('/console/logo');
  });

  it.each([
    'http://acme.example/logo.svg',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '//acme.example/logo.svg',
    '/\\acme.example/logo.svg',
    'https://me:secret@acme.example/',
    'logo.svg',
    '',
  ])('has no logo at "%s"', (text) =>
    expect(() => readLogo(text)).toThrow('should be an https URL or a path'),
  );

  it('lets browsers load the logo from its host only', () => {
    expect(logoSource({})).toBeUndefined();
    expect(logoSource({ logo: '/console/logo' })).toBe("'self'");
    expect(logoSource({ logo: 'https://acme.example/logo.svg' })).toBe('https://acme.example');
  });

  it('has links with labels', () =>
    expect(
      readLinks('Help=https://help.example/?a=b, Mail=mailto:help@acme.example,Imprint=/imprint'),
    ).toEqual([
      { label: 'Help', url: 'https://help.example/?a=b' },
      { label: 'Mail', url: 'mailto:help@acme.example' },
      { label: 'Imprint', url: '/imprint' },
    ]));

  it.each([
    'Help',
    '=https://help.example',
    'Help=javascript:alert(1)',
    'Help=data:text/html,x',
    'Help=//a.example',
  ])('has no link like "%s"', (text) =>
    expect(() => readLinks(text)).toThrow('should look like Help=https://help.example'),
  );

  it('has a name of up to 60 characters and a notice of up to 500', () => {
    expect([readSiteName(' Acme '), readNotice(' Hello ')]).toEqual(['Acme', 'Hello']);
    for (const name of ['', ' ', 'a\nb', 'a'.repeat(61)])
      expect(() => readSiteName(name)).toThrow('should have 1 to 60 characters');
    expect(() => readNotice('a'.repeat(501))).toThrow('should have at most 500 characters');
  });
});
