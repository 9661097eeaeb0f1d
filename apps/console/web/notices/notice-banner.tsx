import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle';
import type { Notice } from '../api/account.js';
import { useRemembered } from '../session/use-remembered.js';
import { noticesTexts as words } from './notices.texts.js';

const colours = { info: 'blue', warning: 'yellow' } as const;
const icons = {
  info: <IconInfoCircle size={20} aria-hidden />,
  warning: <IconAlertTriangle size={20} aria-hidden />,
};

/** The notices of administrators that the user has not dismissed. The browser remembers which. */
export function NoticeBanner({ notices }: { readonly notices: readonly Notice[] }) {
  const [dismissed, setDismissed] = useDismissed();
  const shown = notices.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  // Those that are over need not be remembered.
  const dismiss = (notice: Notice) =>
    setDismissed([...dismissed.filter((id) => notices.some((other) => other.id === id)), notice.id]);
  return (
    <aside className="notices" aria-label={words.label}>
      {shown.map((notice) => (
        <Alert
          key={notice.id}
          color={colours[notice.level]}
          icon={icons[notice.level]}
          withCloseButton
          closeButtonLabel={words.dismiss(notice.text)}
          onClose={() => dismiss(notice)}
        >
          <span className="wraps">{notice.text}</span>
        </Alert>
      ))}
    </aside>
  );
}

const none: readonly string[] = [];
const useDismissed = () => useRemembered({ name: 'dismissed-notices', usual: none, read: idsIn });

/** Another program may have written it; what is not understood is as if nothing was there. */
function idsIn(text: string | undefined): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
