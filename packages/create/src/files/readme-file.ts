import type { Answers } from '../command/answers.ts';
import { commandsOf } from '../command/commands.ts';

/** The text of the new site's `README.md`: what is where, and the commands of the chosen package manager. */
export function readmeFile({ lang, packageManager }: Answers): string {
  const { install, run } = commandsOf(packageManager);
  return `# My site

Made with Bifolio.

| | |
| --- | --- |
| \`bifolio.config.ts\` | titles, languages, navigation |
| \`docs/\` | the pages, in Markdown${lang === 'both' ? ': `docs/zh` at `/`, `docs/en` at `/en/`' : ''} |
| \`components/\` | React components that pages can use by name |
| \`public/\` | files that are served as they are |

\`\`\`sh
${install}
${run('dev')}      # write: pages change as you save
${run('build')}    # the finished site, in dist/
${run('preview')}  # look at what build has written
${run('check')}    # dead links, missing images, pages without a translation
\`\`\`
`;
}
