import { ActionIcon } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import IconMenu2 from '@tabler/icons-react/icons/IconMenu2';
import IconX from '@tabler/icons-react/icons/IconX';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.js';
import { Brand } from './brand.js';
import { Navigation } from './navigation.js';

/** The navigation of narrow screens: a button that opens it above the page. */
export function Drawer() {
  const [isOpen, setOpen] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => setOpen(false), [path]);
  return (
    <div className="without-sidebar">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={texts.navigation.open}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {isOpen && <DrawerDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function DrawerDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // What is beside the content of a dialog is its backdrop.
  const closeOutside = ({ target }: MouseEvent) => target === dialog.current && onClose();
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={texts.navigation.main}
      onClick={closeOutside}
      onClose={onClose}
    >
      <div className="drawer-content">
        <Navigation>
          <div className="drawer-top">
            <Brand />
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.close} onClick={onClose}>
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </div>
        </Navigation>
      </div>
    </dialog>
  );
}
