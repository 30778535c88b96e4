import { useHeading, usePage } from 'bifolio/client';
import { Badge } from '../../blocks/badge/component.tsx';
import { useTheme } from '../../hooks/use-theme.ts';

/** The page's heading as it is written, else its title, with its badge and, in development, the mark of a draft. */
export function DocTitle() {
  const { page } = usePage();
  const { text } = useTheme();
  const heading = useHeading();
  if (!heading) return null;
  return (
    <h1 className="frame-doc-title" id={page.titleId}>
      {heading}{' '}
      {(page.badge || page.draft) && (
        <span data-search="false">
          <Badge of={page.badge} />
          {page.draft && <Badge type="warning" text={text.draftText} />}
        </span>
      )}
    </h1>
  );
}
