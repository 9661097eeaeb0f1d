import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './style.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleContext, makeConsole } from './console.js';
import { router } from './router.js';
import { theme } from './shell/theme.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the console');
const made = makeConsole(window.location.origin);

createRoot(root).render(
  <StrictMode>
    {/* The policy of the page allows no style but those of its files, so none is made here. */}
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <ConsoleContext value={made}>
        <QueryClientProvider client={made.queries}>
          <Notifications position="bottom-right" />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ConsoleContext>
    </MantineProvider>
  </StrictMode>,
);
