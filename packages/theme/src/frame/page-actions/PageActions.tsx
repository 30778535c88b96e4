import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';
import { CopyPage } from '../copy-page/CopyPage.tsx';
import { FacingButton } from '../facing/FacingButton.tsx';
import { Icon } from '../icon/Icon.tsx';

const ACTIONS_ID = 'frame-actions';

/** What readers can do with the page: one row, and on phones a sheet that a button opens. It works without script. */
export function PageActions() {
  const { text } = useTheme();
  const languageOf = useTextLanguages();
  return (
    <div className="frame-page-actions" data-search="false">
      <button
        type="button"
        className="frame-icon-button"
        popoverTarget={ACTIONS_ID}
        aria-label={text.pageActionsLabel}
        {...languageOf('pageActionsLabel')}
      >
        <Icon name="more" />
      </button>
      <div id={ACTIONS_ID} popover="auto">
        <CopyPage />
        <FacingButton />
      </div>
    </div>
  );
}
