'use client';
import { useLang } from 'bifolio/client';
import { useEffect, useState } from 'react';
import { lookCss } from '../../packages/theme/src/looks/look-css.ts';
import { makeLook, PAPER_COLORS } from '../../packages/theme/src/looks/make-look.ts';
import { readVariables } from './color/read-variables.ts';
import { LOOKS, type Look, lookConfig } from './look-shelf/look-config.ts';
import { CopyBox } from './tool/CopyBox.tsx';
import { Slider } from './tool/Slider.tsx';
import { Tool } from './tool/Tool.tsx';
import './look-shelf/style.css';

const english = {
  legend: 'Look',
  names: { paper: 'Paper', slate: 'Slate', celadon: 'Celadon', ink: 'Ink' },
  own: 'Accent of your own',
  hue: 'Hue',
  config: 'Config',
  copy: 'Copy config',
  copied: 'Copied',
};
const chinese: typeof english = {
  legend: '外观方案',
  names: { paper: '纸', slate: '石板', celadon: '青瓷', ink: '墨' },
  own: '自定义强调色',
  hue: '色相',
  config: '配置',
  copy: '复制配置',
  copied: '已复制',
};

/** Looks side by side. The page takes the one that is chosen, and its config can be copied. */
export function LookShelf() {
  const text = useLang().startsWith('zh') ? chinese : english;
  const [look, setLook] = useState<Look>('paper');
  const [hue, setHue] = useState<number>();
  useLook(look, hue);
  return (
    <Tool className="look-shelf">
      <fieldset className="look-choices">
        <legend>{text.legend}</legend>
        {LOOKS.map((name) => (
          <label key={name} data-look={name}>
            <input type="radio" name="look" checked={look === name} onChange={() => setLook(name)} />
            <span>{text.names[name]}</span>
            <small>
              <code>{name}</code>
            </small>
          </label>
        ))}
      </fieldset>
      <label className="look-own">
        <input
          type="checkbox"
          checked={hue !== undefined}
          onChange={({ target }) => setHue(target.checked ? 300 : undefined)}
        />{' '}
        {text.own}
      </label>
      {hue !== undefined && <Slider label={text.hue} value={hue} max={360} onChange={setHue} />}
      <CopyBox label={text.config} code={lookConfig(look, hue)} text={text} />
    </Tool>
  );
}

/** Lays a look over the page, as long as the shelf is on it. */
function useLook(look: Look, hue: number | undefined) {
  const [paper, setPaper] = useState<ReadonlyMap<string, string>>();
  useEffect(() => setPaper(readPaper()), []);
  useEffect(() => {
    if (!paper || (look === 'paper' && hue === undefined)) return;
    const accent = hue === undefined ? undefined : `oklch(0.5 0.15 ${hue})`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(lookCss(makeLook(look, paper, accent), look === 'paper'));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [paper, look, hue]);
}

function readPaper(): ReadonlyMap<string, string> {
  const colors = readVariables(
    PAPER_COLORS.map((name) => `--${name}`),
    'light',
  );
  return new Map(Object.entries(colors).map(([name, color]) => [name.slice(2), color]));
}
