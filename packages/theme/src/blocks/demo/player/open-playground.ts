import type { DemoLibraries, DemoPart, DemoParts } from '../demo-parts.ts';

const CODEPEN = 'https://codepen.io';
const JSFIDDLE = 'https://jsfiddle.net';

/** What pages with demos may send forms to. */
export const playgroundOrigins: readonly string[] = [CODEPEN, JSFIDDLE];

const STYLES_OF_CODEPEN: Readonly<Record<string, string>> = {
  scss: 'scss',
  sass: 'sass',
  less: 'less',
  styl: 'stylus',
};
const SCRIPTS_OF_CODEPEN: Readonly<Record<string, string>> = {
  ts: 'typescript',
  jsx: 'babel',
  tsx: 'typescript',
};

/** Opens a demo as a new pen, by the form that CodePen takes. */
export function openCodePen(
  title: string,
  { html, scripts, styles }: DemoParts,
  libraries: DemoLibraries,
): void {
  const data = {
    title,
    html,
    css: textOf(styles),
    js: textOf(scripts),
    css_pre_processor: STYLES_OF_CODEPEN[styles[0]?.language ?? ''] ?? 'none',
    js_pre_processor: SCRIPTS_OF_CODEPEN[scripts[0]?.language ?? ''] ?? 'none',
    css_external: libraries.styleLibraries.join(';'),
    js_external: libraries.scriptLibraries.join(';'),
  };
  post(`${CODEPEN}/pen/define`, { data: JSON.stringify(data) });
}

/** Opens a demo as a new fiddle, by the form that JSFiddle takes. */
export function openJsFiddle(
  title: string,
  { html, scripts, styles }: DemoParts,
  libraries: DemoLibraries,
): void {
  post(`${JSFIDDLE}/api/post/library/pure/`, {
    title,
    html,
    css: textOf(styles),
    js: textOf(scripts),
    panel_css: styles[0]?.language === 'scss' ? '1' : '0',
    panel_js: scripts[0]?.language === 'ts' ? '4' : '0',
    resources: [...libraries.scriptLibraries, ...libraries.styleLibraries].join(','),
    wrap: 'b',
  });
}

const textOf = (parts: readonly DemoPart[]) => parts.map(({ code }) => code).join('\n');

function post(action: string, fields: Readonly<Record<string, string>>): void {
  const form = Object.assign(document.createElement('form'), { action, method: 'post', target: '_blank' });
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // A text field keeps line breaks.
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
