import { EmbedFrame } from '../../embeds/consent/EmbedFrame.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import type { CodeSandboxProps } from './attributes.ts';
import { sandboxAddresses } from './sandbox-addresses.ts';

/** A sandbox of CodeSandbox, 500 pixels high, loaded when the reader agrees; or a link to it. */
export function CodeSandboxViewer({
  type,
  title,
  width,
  height = '500px',
  load,
  ...sandbox
}: CodeSandboxProps) {
  const { text } = useTheme();
  const addresses = sandboxAddresses(sandbox);
  if (!addresses) return null;
  if (type !== 'button')
    return <EmbedFrame {...addresses} {...{ title, width, height, load }} allow="clipboard-write" />;
  return (
    <p>
      <a className="block-code-sandbox" href={addresses.page} target="_blank" rel="noreferrer">
        {title || text.embedOpenText.replace('{host}', 'CodeSandbox')}
        <span className="visually-hidden"> ({text.openNewWindowText})</span>
      </a>
    </p>
  );
}
