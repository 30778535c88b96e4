/** Groups whose samples are Markdown where they look like nothing else. */
const MARKDOWN = [
  'links',
  'markdown',
  'code',
  'images',
  'locks',
  'blocks',
  'embeds',
  'components',
  'frontmatter',
];

/** The language that a sample is colored as, which is seen from its beginning. */
export function languageOf(sample: string, group: string): string {
  if (/^(?:bifolio|npm|npx|git|rm) |^--(?!8|-)/.test(sample)) return 'sh';
  if (/^(?:import|export|await|const|yield|theme\(|useFaces|defineConfig|'use client')/.test(sample))
    return 'tsx';
  if (group === 'config' || /^\w+: [[{]|^\w+: \(|^'.*': \{/.test(sample)) return 'ts';
  if (/^\w+: \S[^\n]*(?:\n {2}- [^\n]*|\n\w+:[^\n]*)*$/.test(sample)) return 'yaml';
  return MARKDOWN.includes(group) && !/^[\w./-]+\.\w+(?: ->|$)/.test(sample) ? 'md' : 'text';
}
