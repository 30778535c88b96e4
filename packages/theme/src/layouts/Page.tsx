import type { LayoutProps } from 'bifolio';
import { DocTitle } from '../frame/DocTitle.tsx';
import { Shell } from './Shell.tsx';

/** A page that stands alone: title and content, neither sidebar nor outline. */
export function Page({ children }: LayoutProps) {
  return (
    <Shell className="frame-page">
      <DocTitle />
      <div className="prose">{children}</div>
    </Shell>
  );
}
