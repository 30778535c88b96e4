import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { BaselineCard } from './BaselineCard.tsx';
import type { Baseline } from './baseline.ts';
import { CanIUseFrame } from './CanIUseFrame.tsx';
import type { CanIUseMode } from './read-embed.ts';
import { SupportTable } from './SupportTable.tsx';
import type { FeatureSupport } from './support.ts';

export interface CanIUseViewerProps {
  /** Its name in the address of its page at caniuse.com; of baselines, that at webstatus.dev as well. */
  feature: string;
  /** @default 'embed' */
  mode?: CanIUseMode;
  /** Versions before the current one, 0 to 5. @default 2 */
  past?: number;
  /** Versions after it, 0 to 3. @default 1 */
  future?: number;
  /** Tells two frames of one page apart. @default made from where it stands */
  meta?: string;
  /** What the build has found. */
  support?: FeatureSupport;
  baseline?: Baseline;
  /** Address of the pages that show the support, for sites that use those of a host. */
  frame?: string;
}

/** Which browsers know a feature, from data of the build. */
export function CanIUseViewer({
  feature,
  past = 2,
  future = 1,
  meta,
  support,
  baseline,
  frame,
}: CanIUseViewerProps) {
  const { text } = useTheme();
  const { lang } = usePage().locale;
  if (frame) return <CanIUseFrame {...{ frame, feature, past, future, meta }} />;
  if (baseline) return <BaselineCard baseline={baseline} />;
  return support ? <SupportTable {...{ feature, past, support, lang, text }} /> : null;
}
