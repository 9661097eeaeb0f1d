import { screen } from '@testing-library/react';

/** The element of the value of a fact, once it is shown. */
export const findFact = async (name: string): Promise<HTMLElement> =>
  valueOf(await screen.findByText(`${name}:`));

/** The element of the value of a fact. */
export const getFact = (name: string): HTMLElement => valueOf(screen.getByText(`${name}:`));

function valueOf(name: HTMLElement): HTMLElement {
  const value = name.parentElement?.querySelector<HTMLElement>('.fact-value');
  if (!value) throw new Error(`${name.textContent} is no name of a fact`);
  return value;
}
