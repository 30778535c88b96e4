import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Appearance, readVariables } from '../color/read-variables.ts';
import { type ChosenColors, type ColorStore, type Colors, createColorStore } from './color-store.ts';
import { colorsCss } from './colors-css.ts';
import { NAMES } from './groups.ts';

type BothColors = Readonly<Record<Appearance, Colors>>;

const NOTHING: ChosenColors = { light: {}, dark: {} };

let store: ColorStore | undefined;
const storeOfTab = () => {
  store ??= createColorStore(localStorage);
  return store;
};

/** What the page shows as long as the editor is on it, and how to change that. */
export interface LiveColors {
  chosen: ChosenColors;
  shown: BothColors;
  /** The same as a style sheet for a site. */
  css: string;
  choose: ColorStore['choose'];
  reset: ColorStore['reset'];
}

/** The colors that a reader has chosen, laid over the page in a style sheet that goes with the editor. */
export function useColorStore(): LiveColors {
  const chosen = useSyncExternalStore(
    subscribe,
    () => storeOfTab().get(),
    () => NOTHING,
  );
  const [usual, setUsual] = useState<BothColors>();
  const [shown, setShown] = useState<BothColors>(NOTHING);
  const css = usual ? colorsCss(chosen, usual) : '';
  useEffect(() => setUsual(readBoth()), []);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    setShown(readBoth());
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
  return {
    chosen,
    shown,
    css,
    choose: (appearance, name, color) => storeOfTab().choose(appearance, name, color),
    reset: () => storeOfTab().reset(),
  };
}

const subscribe = (listener: () => void) => storeOfTab().subscribe(listener);
const readBoth = (): BothColors => ({
  light: readVariables(NAMES, 'light'),
  dark: readVariables(NAMES, 'dark'),
});
