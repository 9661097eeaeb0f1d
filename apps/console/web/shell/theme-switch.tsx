import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import IconMoon from '@tabler/icons-react/icons/IconMoon';
import IconSun from '@tabler/icons-react/icons/IconSun';
import { texts } from '../texts.js';

/** Switches the colour scheme, which the browser stores. */
export function useThemeSwitch(): {
  readonly label: string;
  readonly isDark: boolean;
  readonly change: () => void;
} {
  // Disabling transitions would add a style, which the content security policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  return {
    label: isDark ? texts.navigation.light : texts.navigation.dark,
    isDark,
    change: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}

/** The button in the header that switches the colour scheme. */
export function ThemeSwitch() {
  const { label, isDark, change } = useThemeSwitch();
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={change}>
      {isDark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </ActionIcon>
  );
}
