import { supportText } from '@bifolio/theme/caniuse';
import { useThemeLocaleData } from '@bifolio/theme/hooks';
import type { ReactNode } from 'react';
import { Finder } from './caniuse-finder/Finder.tsx';

/** Finds a feature, shows its support, and gives the line that shows it in a page. The embed in it is what one sees first. */
export function CanIUseFinder({ children }: { children: ReactNode }) {
  return <Finder table={supportText(useThemeLocaleData().text)}>{children}</Finder>;
}
