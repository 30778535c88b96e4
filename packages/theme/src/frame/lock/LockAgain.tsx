import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { Icon } from '../icon/Icon.tsx';

/** On a page that a password has opened: closes everything that is open. The generator's browser side listens. */
export function LockAgain() {
  const { page } = usePage();
  const { text } = useTheme();
  if (!page.unlocked) return null;
  return (
    <button type="button" className="lock-again" data-lock-again="">
      <Icon name="lock" />
      {text.encryptLockText}
    </button>
  );
}
