import { type ReactNode, useId, useRef, useState } from 'react';

interface MenuProps {
  /** Accessible name of the button, when its content is not a text. */
  readonly label?: string;
  readonly className?: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** A button of the header with a list of links and actions below it, which the browser opens and closes. */
export function HeaderMenu({ label, className = '', button, children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`menu-button ${className}`}
        popoverTarget={id}
        {...(label !== undefined && { 'aria-label': label, title: label })}
      >
        {button}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button')) list.current?.hidePopover();
        }}
      >
        {isOpen && children}
      </div>
    </>
  );
}
