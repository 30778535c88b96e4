import type { LayoutProps } from 'bifolio';
import { Slot } from 'bifolio/client';
import { DocTitle } from '../frame/doc-title/DocTitle.tsx';
import { Shell } from './Shell.tsx';

/** A page that stands alone: title and content, neither sidebar nor outline. */
export function Page({ children }: LayoutProps) {
  return (
    <Shell className="frame-page">
      <Slot name="page-top" />
      <DocTitle />
      <div className="prose">{children}</div>
      <Slot name="page-bottom" />
    </Shell>
  );
}
