import { lazy, Suspense } from 'react';
import type { LiveMessage } from '../live-message.js';

const MessageDrawer = lazy(async () => ({ default: (await import('./message-drawer.js')).MessageDrawer }));

interface OpenedMessageProps {
  readonly message: LiveMessage | undefined;
  readonly onClose: () => void;
}

/** The drawer of a message, which is loaded when the first one is opened; nothing without a message. */
export const OpenedMessage = ({ message, onClose }: OpenedMessageProps) => (
  <Suspense>{message && <MessageDrawer message={message} onClose={onClose} />}</Suspense>
);
