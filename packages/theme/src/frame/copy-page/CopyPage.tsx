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
      <OpenIn address={address} />
    </div>
  );
}

/** Links to services that are told the whole URL of the page, which only a site with `hostname` has. */
function OpenIn({ address }: { address: string }) {
  const { hostname } = usePage().site;
  const { openIn, text } = useTheme();
  if (!hostname) return null;
  const url = new URL(address, hostname).href;
  const values: Record<string, string> = { url, prompt: text.openInPromptText.replace('{url}', url) };
  const linkOf = (link: string) =>
    link.replace(/\{(url|prompt)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return openIn.map(({ text: name, link }) => (
    <a key={name} href={linkOf(link)} target="_blank" rel="noreferrer">
      {text.openInText.replace('{name}', name)}
      <span className="visually-hidden"> ({text.openNewWindowText})</span>
    </a>
  ));
}
