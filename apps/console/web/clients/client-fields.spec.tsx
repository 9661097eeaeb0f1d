/** @jest-environment jsdom */
import { useForm } from '@mantine/form';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPart } from '../testing/render.js';
import { ClientFields } from './client-fields.js';
import { type ClientValues, valuesOf } from './client-values.js';
import { clientsTexts as words } from './clients.texts.js';

afterEach(cleanup);

const values = valuesOf({
  ...{ name: 'grafana', description: '', redirect_uris: [], scope: ['openid'] },
  ...{ grants: ['authorization_code'], accepted: true, rejected: false },
  ...{ official: false, public: false, v2: false },
});

function Form() {
  const form = useForm<ClientValues>({ initialValues: values });
  return <ClientFields form={form} mayShowPasswords authentications={['secret']} />;
}

it('The form of an OAuth client says what each grant is, with its name in requests beside it', async () => {
  await renderPart(<Form />);
  for (const [grant, text] of Object.entries(words.grants)) {
    screen.getByRole('checkbox', { name: `${text} ${grant}` });
    expect(screen.getByText(grant).tagName).toBe('CODE');
  }
});
