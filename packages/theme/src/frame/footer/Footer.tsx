import { Slot, useHasSlot, usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';
import { Link } from '../link/Link.tsx';

/** Where readers learn what the site is built with. */
const PROJECT = 'https://github.com/bifolio/bifolio';

/** The last lines of every page. Message and copyright are HTML that the author wrote in the config. */
export function Footer() {
  const { page } = usePage();
  const { footer } = useTheme();
  const isFilled = useHasSlot('footer-content');
  if ((footer === false && !isFilled) || page.frontmatter.footer === false) return null;
  const { columns = [], message, copyright } = footer || {};
  return (
    <footer className="frame-footer">
      <Slot name="footer-content">
        {footer === undefined && <PoweredBy />}
        {columns.length > 0 && <FooterColumns columns={columns} />}
        {message && <FooterLine html={message} />}
        {copyright && <FooterLine html={copyright} />}
      </Slot>
    </footer>
  );
}

type Columns = NonNullable<Exclude<ReturnType<typeof useTheme>['footer'], false>>['columns'];

function FooterColumns({ columns }: { columns: Columns }) {
  return (
    <div className="frame-footer-columns">
      {columns.map(({ title, items }) => (
        <nav key={title} aria-label={title}>
          <p className="frame-footer-title">{title}</p>
          <ul>
            {items.map(({ text, link }) => (
              <li key={text + link}>
                <Link link={link}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function PoweredBy() {
  const [before, after] = useTheme().text.poweredByText.split('{name}');
  const languageOf = useTextLanguages();
  return (
    <p {...languageOf('poweredByText', 'sentence')}>
      {before}
      <Link link={PROJECT} noIcon>
        Bifolio
      </Link>
      {after}
    </p>
  );
}

function FooterLine({ html }: { html: string }) {
  return <p dangerouslySetInnerHTML={{ __html: html }} />;
}
