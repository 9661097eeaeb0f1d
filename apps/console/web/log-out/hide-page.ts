/** Keys of the dialog that takes the place of a hidden page. */
const ofDialog: readonly string[] = ['Tab', 'Enter', ' ', 'Escape', 'Shift'];

const stop = (event: KeyboardEvent): void => {
  if (!ofDialog.includes(event.key)) event.stopImmediatePropagation();
};

export const isHidden = ({ documentElement }: Document): boolean =>
  documentElement.classList.contains('covered');

/** Hides the page at once. As long as it is hidden its own keys, such as one that saves, do nothing. */
export function hidePage({ documentElement, defaultView }: Document): void {
  documentElement.classList.add('covered');
  defaultView?.addEventListener('keydown', stop, { capture: true });
}

export function showPage({ documentElement, defaultView }: Document): void {
  documentElement.classList.remove('covered');
  defaultView?.removeEventListener('keydown', stop, { capture: true });
}
