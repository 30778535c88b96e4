import { usePage } from 'bifolio/client';
import { Badge } from '../../blocks/badge/component.tsx';
import { useTheme } from '../../hooks/use-theme.ts';

/** The page's heading with its badge and, in development, the mark of a draft. */
export function DocTitle() {
  const { page } = usePage();
  const { text } = useTheme();
  if (!page.title) return null;
  return (
    <h1 className="frame-doc-title" id={page.titleId}>
      {page.title}{' '}
      {(page.badge || page.draft) && (
        <span data-search="false">
          <Badge of={page.badge} />
          {page.draft && <Badge type="warning" text={text.draftText} />}
        </span>
      )}
    </h1>
  );
}
