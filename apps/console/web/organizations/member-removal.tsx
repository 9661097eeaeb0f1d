import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { organizationQuery, organizationsKey, removeMember } from './organizations.queries.js';
import { membersTexts as words } from './organizations.texts.js';

interface RemovalProps {
  readonly organizationId: string;
  readonly username: string;
  /** Whether the member is the user, who leaves. */
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

/** Question whether a member is removed, or whether the user leaves. */
export function MemberRemoval({ organizationId, username, isSelf, onClose }: RemovalProps) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const removal = useMutation({
    mutationFn: () => removeMember(account, organizationId, username),
    onSuccess: async () => {
      if (isSelf) {
        await navigate({ to: '/console/organizations' });
        queries.removeQueries({ queryKey: organizationQuery(account, organizationId).queryKey });
      }
      notifications.show({ message: isSelf ? words.left(organizationId) : words.removed(username) });
      await queries.invalidateQueries({ queryKey: organizationsKey });
    },
  });
  return (
    <Confirm
      title={isSelf ? words.leaveTitle(organizationId) : words.removeTitle.one(username)}
      text={isSelf ? words.leaveText : words.removeText}
      action={isSelf ? words.leave : words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
