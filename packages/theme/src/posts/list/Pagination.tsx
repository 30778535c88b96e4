import type { ListPlace } from 'bifolio';
import type { ReactNode } from 'react';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { pageNumbers } from './page-numbers.ts';

/** The pages of a list. Links to documents; the browser's script shows them in place. */
export function Pagination({ place: { start, page, pages } }: { place: ListPlace }) {
  const { text } = useTheme();
  const href = useHref();
  if (pages < 2) return null;
  const link = (to: number, children: ReactNode, rel?: string) => (
    <a
      href={href(encodeURI(to === 1 ? start : `${start}page/${to}/`))}
      rel={rel}
      data-p={to}
      aria-current={to === page ? 'page' : undefined}
      aria-label={rel ? undefined : text.pageLabel.replace('{page}', String(to))}
    >
      {children}
    </a>
  );
  return (
    <nav className="post-pages" aria-label={text.paginationLabel}>
      {page > 1 ? (
        link(page - 1, text.pagePrevText, 'prev')
      ) : (
        <span aria-hidden="true">{text.pagePrevText}</span>
      )}
      <ol>
        {pageNumbers(page, pages).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks have nothing else, and the list is static.
          <li key={at} data-only={item.only}>
            {item.page === undefined ? <span aria-hidden="true">…</span> : link(item.page, item.page)}
          </li>
        ))}
      </ol>
      {page < pages ? (
        link(page + 1, text.pageNextText, 'next')
      ) : (
        <span aria-hidden="true">{text.pageNextText}</span>
      )}
    </nav>
  );
}
