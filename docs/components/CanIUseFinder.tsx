import { useThemeLocaleData } from '@bifolio/theme/hooks';
import type { ReactNode } from 'react';
import { Finder } from './caniuse-finder/Finder.tsx';

/** Finds a feature, shows its support, and gives the line that shows it in a page. The embed in it is what one sees first. */
export function CanIUseFinder({ children }: { children: ReactNode }) {
  const {
    caniuseBrowserText,
    caniuseCurrentText,
    caniuseYesText,
    caniusePartlyText,
    caniuseNoText,
    caniuseUnknownText,
    caniusePrefixText,
    caniuseFlagText,
    caniuseGlobalText,
    caniuseSourceText,
    openNewWindowText,
  } = useThemeLocaleData().text;
  // Not all texts of the interface: what an island gets stands in the page.
  const table = {
    caniuseBrowserText,
    caniuseCurrentText,
    caniuseYesText,
    caniusePartlyText,
    caniuseNoText,
    caniuseUnknownText,
    caniusePrefixText,
    caniuseFlagText,
    caniuseGlobalText,
    caniuseSourceText,
    openNewWindowText,
  };
  return <Finder table={table}>{children}</Finder>;
}
