import { usePage, useStyleSheet, withBase } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { useContributors } from '../contributors/Contributors.tsx';
import { LicenseMarks } from './LicenseMarks.tsx';
import { type PageCopyright, pageCopyright } from './page-copyright.ts';

/** Who the page belongs to, where it is from, and what readers may do with it. */
export function Copyright() {
  const { page } = usePage();
  const { copyright: site, text } = useTheme();
  const [firstAuthor] = useContributors();
  const copyright = pageCopyright({
    site,
    page: page.frontmatter.copyright,
    firstAuthor,
    licenseNames: text.licenses,
  });
  return copyright ? <Terms copyright={copyright} /> : null;
}

function Terms({ copyright }: { copyright: PageCopyright }) {
  const { text } = useTheme();
  const { author, license } = copyright;
  useStyleSheet('copyright');
  return (
    <section className="frame-copyright" data-search="false" aria-label={text.copyrightText}>
      <dl>
        {author && (
          <div>
            <dt>{text.copyrightAuthorText}</dt>
            <dd>
              <MaybeLink href={author.url}>{author.name}</MaybeLink>
            </dd>
          </div>
        )}
        <Source copyright={copyright} />
        {license && (
          <div>
            <dt>{text.copyrightLicenseText}</dt>
            <dd>
              <MaybeLink href={license.url}>{license.name}</MaybeLink>
              <LicenseMarks icons={license.icons} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** An original's own address, or the address of what it was made from. */
function Source({ copyright: { creation, source } }: { copyright: PageCopyright }) {
  const { site, page } = usePage();
  const { text } = useTheme();
  const href = creation === 'original' ? page.route : source;
  if (!href) return null;
  const address = href.startsWith('/') ? `${site.hostname ?? ''}${withBase(site.base, href)}` : href;
  const labels = {
    original: text.copyrightCreationOriginalText,
    translate: text.copyrightCreationTranslateText,
    reprint: text.copyrightCreationReprintText,
  };
  return (
    <div>
      <dt>{labels[creation]}</dt>
      <dd>
        <MaybeLink href={href}>{address}</MaybeLink>
      </dd>
    </div>
  );
}

function MaybeLink({ href, children }: { href?: string; children: string }) {
  const address = useHref();
  return href ? (
    <a href={address(href)} rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}
