import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { texts } from '../texts.js';

/** Switches the colour scheme, which the browser stores. */
export function ColourSwitch() {
  // Disabling transitions would add a style, which the content security policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <Button variant="default" size="xs" onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      {isDark ? texts.navigation.light : texts.navigation.dark}
    </Button>
  );
}
