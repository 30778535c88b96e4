import { usePage, useStyleSheet } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { CopyButton } from '../copy-button/CopyButton.tsx';

/** Copies the page as Markdown, or shows it; absent on pages that no extension writes as Markdown. */
export function CopyPage() {
  const { markdown } = usePage().page;
  const { copyPage } = useTheme();
  return copyPage && markdown ? <Actions address={markdown} /> : null;
}

function Actions({ address }: { address: string }) {
  const { text } = useTheme();
  useStyleSheet('copy-page');
  return (
    <div className="frame-copy-page" data-search="false">
      <CopyButton
        label={text.copyPageText}
        done={text.copiedText}
        failed={text.copyPageFailedText}
        address={address}
      />
      <a href={address} type="text/markdown" target="_blank" rel="alternate noreferrer">
        {text.viewMarkdownText}
        <span className="visually-hidden"> ({text.openNewWindowText})</span>
      </a>
    </div>
  );
}
