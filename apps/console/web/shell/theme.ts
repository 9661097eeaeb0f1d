import {
  type AnchorProps,
  createTheme,
  defaultVariantColorsResolver,
  type ModalProps,
  type NotificationProps,
} from '@mantine/core';
import { texts } from '../texts.js';

/**
 * Colours and sizes are in `style.css`. Scroll locking of dialogs is off, because it would add a style, which
 * the content security policy forbids.
 */
export const theme = createTheme({
  // Text on the accent of the operator may be dark.
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    const isAccent = input.variant === 'filled' && (input.color ?? 'blue') === 'blue';
    return isAccent ? { ...colours, color: 'var(--on-accent)' } : colours;
  },
  components: {
    // Links are underlined, because colour alone does not distinguish them.
    Anchor: { defaultProps: { underline: 'always' } satisfies Partial<AnchorProps> },
    // Named and not imported: the first page needs no dialog.
    Modal: {
      defaultProps: {
        lockScroll: false,
        centered: true,
        // The page has one banner, and this is not it.
        attributes: { header: { role: 'presentation' } },
      } satisfies Partial<ModalProps>,
    },
    // Its close button has no text.
    Notification: {
      defaultProps: { closeButtonProps: { 'aria-label': texts.close } } satisfies Partial<NotificationProps>,
    },
  },
});
