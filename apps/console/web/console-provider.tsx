import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConsoleContext } from './console.js';
import type { Console } from './make-console.js';
import { theme } from './shell/theme.js';

interface ConsoleProviderProps {
  readonly made: Console;
  readonly children: ReactNode;
}

/** The services of the console and its theme. The content security policy allows styles of files only. */
export const ConsoleProvider = ({ made, children }: ConsoleProviderProps) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
    <ConsoleContext value={made}>{children}</ConsoleContext>
  </MantineProvider>
);
