import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { texts } from '../texts.js';

/** Turns light into dark and back; what was chosen is remembered by the browser. */
export function ColourSwitch() {
  // Holding transitions back for the change would write a style into the page, which its policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <Button variant="default" size="xs" onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      {isDark ? texts.navigation.light : texts.navigation.dark}
    </Button>
  );
}
