/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { HandlerApi } from '../api/handler.js';
import { renderPart } from '../testing/render.js';
import { texts } from '../texts.js';
import type { Sources } from './handler-application.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import { SaveBar } from './save-bar.js';
import { templates } from './templates.js';

afterEach(cleanup);

const wrong = 'function Decoder(bytes) {\n  return {;\n}';
const sources: Sources = { ...templates, format: 'custom' };
const known = { sources, rest: { register_on_join_access_key: '' } };

/** The bar with a draft, and what it saves. */
async function show(draft: Sources) {
  const saved: unknown[] = [];
  const handler = { ask: async ({ body }: { body: unknown }) => saved.push(body) } as unknown as HandlerApi;
  await renderPart(<SaveBar appId="farm" known={known} draft={draft} onUndo={() => undefined} />, {
    handler,
  });
  return saved;
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Saving payload functions', () => {
  it('asks before a syntax error is saved, with its function and line', async () => {
    const saved = await show({ ...sources, decoder: wrong });
    click(texts.save);
    await screen.findByText(words.saveText(words.functions.decoder, 2, 'Unexpected token'));
    expect(saved).toEqual([]);
    click(words.saveAnyway);
    await waitFor(() => expect(saved).toMatchObject([{ decoder: wrong }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('saves nothing when that is cancelled', async () => {
    const saved = await show({ ...sources, encoder: 'function (' });
    fireEvent.keyDown(document.documentElement, { key: 's', code: 'KeyS', ctrlKey: true });
    await screen.findByRole('dialog', { name: words.saveTitle });
    click(texts.cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
  });

  it.each<readonly [string, Partial<Sources>]>([
    ['the syntax is right', { decoder: '' }],
    ['the format does not use the source', { format: 'cayennelpp', decoder: wrong }],
  ])('does not ask where %s', async (_, changes) => {
    const saved = await show({ ...sources, ...changes });
    click(texts.save);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
