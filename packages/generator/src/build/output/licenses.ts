import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENSES_FILE } from '../../bundle/client/licenses-file.ts';
import { type InstalledSet, installedSets } from '../../icons/installed-sets.ts';

/** The licenses of what a site hands on to its readers: packages in its scripts, and icon sets that its pages may show. */
export function licensesText(clientDir: string, root: string): string {
  const packages = readFileSync(join(clientDir, LICENSES_FILE), 'utf8').trimEnd();
  const sets = installedSets(root);
  return sets.length === 0 ? `${packages}\n` : `${packages}\n\n# Icons\n\n${sets.map(line).join('\n')}\n`;
}

const line = ({ name, title, author, license, address }: InstalledSet) =>
  `- ${title} (${name}) by ${author}: ${license}, ${address}`;
