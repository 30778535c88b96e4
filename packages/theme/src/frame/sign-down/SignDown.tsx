import { usePage, useStyleSheet } from 'bifolio/client';
import { Icon } from '../icon/Icon.tsx';

/** At the foot of the first screen, for pages with `signDown: true`: there is more below. It leaves with the first screen. */
export function SignDown() {
  return usePage().page.frontmatter.signDown === true ? <Sign /> : null;
}

function Sign() {
  useStyleSheet('sign-down');
  return (
    <span className="frame-sign-down" aria-hidden="true">
      <Icon name="chevron" />
    </span>
  );
}
