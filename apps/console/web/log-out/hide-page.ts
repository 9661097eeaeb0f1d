/** Keys of the dialog that takes the place of a hidden page. */
const ofDialog: readonly string[] = ['Tab', 'Enter', ' ', 'Escape', 'Shift'];

export const isHidden = ({ documentElement }: Document): boolean =>
  documentElement.classList.contains('covered');

/** Hides the page at once. As long as it is hidden its own keys, such as one that saves, do nothing. */
export function hidePage(page: Document): void {
  page.documentElement.classList.add('covered');
  const stop = (event: KeyboardEvent) => {
    if (isHidden(page) && !ofDialog.includes(event.key)) event.stopImmediatePropagation();
  };
  page.defaultView?.addEventListener('keydown', stop, { capture: true });
}

export const showPage = ({ documentElement }: Document): void => documentElement.classList.remove('covered');
