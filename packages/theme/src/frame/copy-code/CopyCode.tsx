import { useTheme } from '../../hooks/use-theme.ts';
import { Icon } from '../icon/Icon.tsx';

/** The copy button once, in the page's language, for the script that gives one to each code block. */
export function CopyCode() {
  const { copyCode, text } = useTheme();
  if (!copyCode) return null;
  return (
    <template
      id="frame-copy-code"
      data-duration={copyCode.duration}
      data-inline={copyCode.inline || undefined}
    >
      <button
        type="button"
        className="code-copy"
        aria-label={text.copyCodeText}
        title={text.copyCodeText}
        data-copied-text={text.copiedText}
        data-mobile={copyCode.showInMobile || undefined}
      >
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </template>
  );
}
