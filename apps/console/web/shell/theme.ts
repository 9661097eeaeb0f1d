import { type AnchorProps, createTheme, type ModalProps } from '@mantine/core';

/**
 * Colours and sizes are in `style.css`. A dialog that keeps the page behind it from scrolling would write a style into
 * the page, which its policy forbids.
 */
export const theme = createTheme({
  components: {
    // Colour alone does not tell a link from the text around it.
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
  },
});
