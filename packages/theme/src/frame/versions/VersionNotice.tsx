import { usePage, useStyleSheet } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';
import { useOwnVersion } from './VersionLinks.tsx';

const TEXTS = {
  old: 'oldVersionText',
  unsupported: 'unsupportedVersionText',
  next: 'nextVersionText',
} as const;

/** Under the title of a page in a version that is not for everybody: which one that is, and where the same page is today. */
export function VersionNotice() {
  const name = useOwnVersion();
  return name === undefined ? null : <Notice name={name} />;
}

function Notice({ name }: { name: string }) {
  const { versions = [] } = usePage().navigation;
  const { text } = useTheme();
  useStyleSheet('behind');
  const [present] = versions;
  const state = versions.find(({ isOwn }) => isOwn)?.state;
  if (!state || !present) return null;
  const of = TEXTS[state];
  return (
    <p className="frame-behind" data-search="false">
      <InterfaceText of={of} isSentence>
        {text[of].replace('{version}', name)}
      </InterfaceText>{' '}
      <a href={present.href}>
        <InterfaceText of="readLatestText">{text.readLatestText}</InterfaceText>
      </a>
    </p>
  );
}
