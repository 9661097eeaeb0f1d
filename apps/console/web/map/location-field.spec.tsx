/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPart } from '../testing/render.js';
import { LocationField } from './location-field.js';
import { mapTexts as words } from './map.texts.js';

afterEach(cleanup);

it('The coordinates of a location are shown with six decimals', async () => {
  const value = { latitude: 52.37168294196961, longitude: 4.9 };
  await renderPart(<LocationField label="Location" value={value} onChange={() => undefined} />);
  const shown = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  await screen.findByLabelText(words.latitude);
  expect([shown(words.latitude), shown(words.longitude)]).toEqual(['52.371683', '4.9']);
});
