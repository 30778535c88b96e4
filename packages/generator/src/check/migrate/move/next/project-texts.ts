import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { Options } from '../read/literals.ts';

const NAMED = [
  'theme.config',
  'src/theme.config',
  'lib/layout.shared',
  'src/lib/layout.shared',
  'lib/metadata',
];

/** The files of a project in which it names itself, as one text: layouts, and the config of the theme. */
export function projectText(root: string): string {
  const named = NAMED.flatMap((name) => ['jsx', 'tsx', 'js', 'ts'].map((ending) => `${name}.${ending}`));
  const layouts = ['app', 'src/app'].flatMap((folder) =>
    findFiles(join(root, folder))
      .files.filter((file) => /(?:^|\/)layout\.[jt]sx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return [...named, ...layouts]
    .filter((file) => existsSync(join(root, file)))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** A value that stands in a text as `name: 'value'` or `name="value"`. */
export const valueIn = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*[:=]\\s*\\{?\\s*(['"\`])([^'"\`$\\n]+)\\1`).exec(text)?.[2];

/** Options of the site that a text names. */
export function siteFromText(text: string): Options {
  const host = /metadataBase\s*[:=]\s*new URL\(\s*(['"`])([^'"`]+)\1/.exec(text)?.[2];
  const description = valueIn(text, 'description');
  const title = titleIn(text);
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(host && URL.canParse(host) && { hostname: new URL(host).origin }),
  };
}

/** `%s – Name`, or the words of the logo. */
function titleIn(text: string): string | undefined {
  const template = /(?:titleTemplate|template)\s*:\s*(['"`])%s\s*[-–—|·•:]\s*([^'"`\n]+?)\s*\1/.exec(
    text,
  )?.[2];
  const logo = /\blogo\s*[:=]\s*[({\s]*(?:<[\w.]*(?:\s[^<>]*)?>\s*)+([^<>{}\n]+)</.exec(text)?.[1]?.trim();
  return (
    template ?? valueIn(text, 'applicationName') ?? valueIn(text, 'siteName') ?? valueIn(text, 'logo') ?? logo
  );
}

/** The name of a package, as the title of a site that has no other. */
export function packageName(root: string): string {
  const file = join(root, 'package.json');
  const name = existsSync(file) ? /"name"\s*:\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return name?.split('/').at(-1) ?? 'Docs';
}

/** Links to the repository and to where people talk. */
export function socialFromText(text: string): Options {
  const inner = (name: string) =>
    new RegExp(`\\b${name}\\s*:\\s*\\{\\s*link\\s*:\\s*(['"\`])([^'"\`]+)\\1`).exec(text)?.[2];
  const project = valueIn(text, 'projectLink') ?? inner('project') ?? valueIn(text, 'githubUrl');
  const chat = valueIn(text, 'chatLink') ?? inner('chat');
  const social = [
    ...(project ? [{ icon: project.includes('gitlab.') ? 'gitlab' : 'github', link: project }] : []),
    ...(chat ? [{ icon: 'discord', link: chat }] : []),
  ];
  return social.length > 0 ? { social } : {};
}
