import { usePage } from 'bifolio/client';
import { useTheme } from '../hooks/use-theme.ts';

/** The last lines of every page. Message and copyright are HTML that the author wrote in the config. */
export function Footer() {
  const { page } = usePage();
  const { footer } = useTheme();
  if (!footer || page.frontmatter.footer === false) return null;
  return (
    <footer className="frame-footer">
      {footer.message && <FooterLine html={footer.message} />}
      {footer.copyright && <FooterLine html={footer.copyright} />}
    </footer>
  );
}

function FooterLine({ html }: { html: string }) {
  return <p dangerouslySetInnerHTML={{ __html: html }} />;
}
