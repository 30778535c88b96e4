import { onPage } from 'bifolio/runtime';
import { restoreTabs } from './blocks/tabs/restore.ts';
import { closeAbbreviations } from './client/abbreviations/abbreviations.ts';
import { offerTop } from './client/back-to-top.ts';
import { followFoundCode } from './client/code-folds.ts';
import { offerCodeTypes } from './client/code-types/code-types.ts';
import { addCopyButtons } from './client/copy-code/copy-code.ts';
import { copyFormulas } from './client/copy-formulas/copy-formulas.ts';
import { revealFoundPassage } from './client/found-passage.ts';
import { previewImages } from './client/image-preview/image-preview.ts';
import { writeLocalTimes } from './client/local-times.ts';
import { keepPlaceAcrossLocales } from './client/locale-links.ts';
import { keepFocusInScreen } from './client/modal-screen.ts';
import { trackOutline } from './client/outline.ts';
import { closePopovers, closeSheetsOnChoice, closeSheetsOnResize, glideSidebar } from './client/popovers.ts';
import { makeWideTablesFocusable } from './client/scrollable-tables.ts';
import { openSearchByKey } from './client/search-shortcut.ts';
import { createSidebarCompleter } from './client/sidebar/large-sidebar.ts';
import { revealCurrent } from './client/sidebar/reveal-current.ts';
import { styleTypedAttributes } from './client/typed-attributes/typed-attributes.ts';

const completeSidebar = createSidebarCompleter();

// What the frame does without React, on this page and after every navigation.
onPage(() => {
  styleTypedAttributes();
  restoreTabs();
  closePopovers();
  writeLocalTimes();
  const cleanups = [
    completeSidebar(),
    trackOutline(),
    offerTop(),
    previewImages(),
    makeWideTablesFocusable(),
    addCopyButtons(),
    followFoundCode(),
    offerCodeTypes(),
    copyFormulas(),
    closeAbbreviations(),
    revealFoundPassage(),
  ];
  revealCurrent();
  return () => {
    for (const cleanup of cleanups) cleanup?.();
  };
});

closeSheetsOnResize();
glideSidebar();
keepFocusInScreen();
closeSheetsOnChoice();
keepPlaceAcrossLocales();
openSearchByKey();
