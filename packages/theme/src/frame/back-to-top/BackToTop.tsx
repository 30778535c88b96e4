import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { Icon } from '../icon/Icon.tsx';

/** A button that leads back to the top. The browser side shows it on long pages (`offer-top.ts`). */
export function BackToTop() {
  const { page } = usePage();
  const { text } = useTheme();
  if (page.frontmatter.backToTop === false) return null;
  return (
    <button type="button" className="frame-back-to-top" aria-label={text.returnToTopLabel}>
      <Icon name="up" />
      <span aria-hidden="true" />
    </button>
  );
}
