/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render.js';
import { constraints } from '../device.js';
import { type DeviceDraft, emptyDraft, toDevice } from './device-draft.js';
import { draftTexts as words } from './device-draft.texts.js';
import { useDeviceForm } from './device-form.js';
import { AttributeFields, LocationFields, OptionFields } from './option-fields.js';

afterEach(cleanup);

function Settings({ draft }: { draft: DeviceDraft }) {
  const form = useDeviceForm(draft);
  const { latitude, longitude } = toDevice('farm', form.getValues());
  return (
    <>
      <OptionFields form={form} />
      <LocationFields form={form} />
      <AttributeFields form={form} />
      <output>{`${latitude}, ${longitude}`}</output>
    </>
  );
}

const show = (draft: Partial<DeviceDraft> = {}) =>
  renderPart(<Settings draft={{ ...emptyDraft, ...draft }} />);
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const type = (name: string, value: string) => fireEvent.change(number(name), { target: { value } });
const sent = () => document.querySelector('output')?.textContent;

describe('The location of a device', () => {
  it('is entered in degrees beside its map, and sent once both are there', async () => {
    await show();
    type('Latitude', '52.5');
    expect(sent()).toBe('0, 0');
    type('Longitude', '4.9');
    expect(sent()).toBe('52.5, 4.9');
    expect(screen.getByText(words.place)).toBeTruthy();
  });

  it('of zeros, which the API has without one, is none', async () => {
    await show({ latitude: '0', longitude: '0' });
    expect(number('Latitude').value).toBe('');
  });
});

describe('The settings of a device', () => {
  it('explain each activation constraint in words', async () => {
    await show();
    for (const word of constraints) {
      expect(screen.getByRole('checkbox', { name: words.constraintNames[word] })).toBeTruthy();
      expect(screen.getByText(words.constraintHints[word])).toBeTruthy();
    }
  });

  it('have location and attributes in sections with headings', async () => {
    await show();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([words.location, words.attributes]);
  });
});
