'use client';
import { useLang } from 'bifolio/client';
import { ColorField } from './theme-colors/ColorField.tsx';
import { type ColorGroup, GROUPS } from './theme-colors/groups.ts';
import { themeColorsText } from './theme-colors/text.ts';
import { useColorStore } from './theme-colors/use-color-store.ts';
import { ThemeColorsContext } from './theme-colors/use-theme-colors.ts';
import { CopyBox } from './tool/CopyBox.tsx';
import { Tool } from './tool/Tool.tsx';
import './theme-colors/style.css';

/** The colors of the theme in groups, for light and dark, tried out on the page that one reads. */
export function ThemeColors() {
  const text = themeColorsText(useLang());
  const { chosen, shown, css, choose, reset } = useColorStore();
  const isChosen = (appearance: 'light' | 'dark', name: string) => name in chosen[appearance];
  return (
    <ThemeColorsContext value={{ shown, isChosen, choose }}>
      <Tool className="theme-colors">
        {GROUPS.map((group) => (
          <Group key={group.id} {...group} />
        ))}
        <CopyBox label={text.css} code={css || `/* ${text.nothing} */`} text={text} />
        <button type="button" className="tool-button" disabled={!css} onClick={reset}>
          {text.reset}
        </button>
      </Tool>
    </ThemeColorsContext>
  );
}

function Group({ id, colors }: ColorGroup) {
  const text = themeColorsText(useLang());
  return (
    <fieldset>
      <legend>{text.groups[id]}</legend>
      <div className="theme-color-head" aria-hidden="true">
        <span>{text.light}</span>
        <span>{text.dark}</span>
      </div>
      {colors.map((color) => (
        <div key={color.name} className="theme-color-row">
          <span>
            {text.colors[color.name]} <code>{color.name}</code>
          </span>
          <ColorField color={color} appearance="light" />
          <ColorField color={color} appearance="dark" />
        </div>
      ))}
    </fieldset>
  );
}
