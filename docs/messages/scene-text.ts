import type { Language } from './groups.ts';
import { linesTyped, type Scene } from './scenes.ts';

const TEXT = {
  en: { config: 'In the config:', type: 'Type in the folder of the site:', prints: 'It prints:' },
  zh: { config: '配置：', type: '在网站的文件夹里输入：', prints: '输出：' },
} as const;

/** A scene and what it prints, as Markdown. */
export function sceneText(scene: Scene, report: string, language: Language): string {
  const text = TEXT[language];
  const files = Object.entries(scene.files ?? {}).flatMap(([file, source]) =>
    source === null ? [] : [fenced(source.trimEnd(), `${languageOf(file)} title="${file}"`)],
  );
  const options = [scene.options, scene.theme && `theme: theme({ ${scene.theme} })`].filter(Boolean);
  return [
    ...files,
    ...(options.length > 0 ? [text.config, fenced(options.join(',\n'), 'ts')] : []),
    text.type,
    fenced(linesTyped(scene).join('\n'), 'sh'),
    text.prints,
    fenced(report, 'text'),
  ].join('\n\n');
}

/** A code block with as many backticks as its source needs. Marks of code are shown, not read. */
export function fenced(source: string, language: string): string {
  const ticks = '`'.repeat(Math.max(2, ...(source.match(/`{3,}/g) ?? []).map(({ length }) => length)) + 1);
  return `${ticks}${language}\n${source.replaceAll('[!code', '[\\!code')}\n${ticks}`;
}

/** Files that are no text of a known language are shown without colors. */
const languageOf = (file: string) => {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? 'text';
  return { svg: 'xml', png: 'text', markdown: 'md' }[ending] ?? ending;
};
