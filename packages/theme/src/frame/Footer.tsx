import { Slot, useHasSlot, usePage } from 'bifolio/client';
import { useTheme } from '../hooks/use-theme.ts';

/** The last lines of every page. Message and copyright are HTML that the author wrote in the config. */
export function Footer() {
  const { page } = usePage();
  const { footer } = useTheme();
  const isFilled = useHasSlot('footer-content');
  if ((!footer && !isFilled) || page.frontmatter.footer === false) return null;
  const { message, copyright } = footer || {};
  return (
    <footer className="frame-footer">
      <Slot name="footer-content">
        {message && <FooterLine html={message} />}
        {copyright && <FooterLine html={copyright} />}
      </Slot>
    </footer>
  );
}

function FooterLine({ html }: { html: string }) {
  return <p dangerouslySetInnerHTML={{ __html: html }} />;
}
