import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../../core/contracts/theme.ts';
import { LICENSES_FILE } from '../../bundle/client/licenses-file.ts';
import { type InstalledSet, installedSets } from '../../icons/installed-sets.ts';

/** The licenses of what a site hands on to its readers: packages in its scripts, and icon sets that its pages may show. */
export function licensesText(
  clientDir: string,
  { root, theme }: { root: string; theme: Pick<Theme, 'licenses'> },
): string {
  const packages = readFileSync(join(clientDir, LICENSES_FILE), 'utf8').trimEnd();
  const contained = theme.licenses ? sectionsOf(readFileSync(theme.licenses, 'utf8')) : '';
  const sets = installedSets(root).map(line).join('\n');
  return `${[packages, contained, sets && `# Icons\n\n${sets}`].filter(Boolean).join('\n\n')}\n`;
}

/** Without the title. */
const sectionsOf = (text: string) => text.slice(Math.max(0, text.indexOf('\n## '))).trim();

const line = ({ name, title, author, license, address }: InstalledSet) =>
  `- ${title} (${name}) by ${author}: ${license}, ${address}`;
