import './side-dialog.css';
import { ActionIcon, Title } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts.js';

interface SideDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at the right side of the page: a drawer for the details of something in a list. */
export function SideDialog({ title, onClose, children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // What is beside the content of a dialog is its backdrop.
  const closeOutside = ({ target }: MouseEvent) => target === dialog.current && onClose();
  return (
    <dialog ref={dialog} className="side-dialog" aria-label={title} onClick={closeOutside} onClose={onClose}>
      <div className="side-dialog-content">
        <div className="side-dialog-top">
          <Title order={2} size="h4" className="wraps">
            {title}
          </Title>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.close} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </div>
        {children}
      </div>
    </dialog>
  );
}
