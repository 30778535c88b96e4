import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bifolio } from '../subjects/bifolio.ts';
import { prepare } from '../subjects/prepare.ts';
import type { Subject } from '../subjects/subject.ts';
import { coldBuild, pageFile } from './build.ts';
import { documentsDrawn } from './caches/documents-drawn.ts';
import { type Cost, runMeasured } from './run-measured.ts';

/** Builds of the same pages as rows of a source and as files. */
export interface RowCosts {
  files: Cost;
  rows: Cost;
  /** Documents that were drawn after one row had changed. */
  documentsOfEdited: number;
}

const SOURCE = `import { globSync, readFileSync, statSync } from 'node:fs';
import { defineSource } from 'bifolio';

export default defineSource({
  *pages() {
    for (const path of globSync('**/*.md', { cwd: 'rows' })) {
      const file = new URL('../rows/' + path, import.meta.url);
      yield { path, key: String(statSync(file).mtimeMs), text: () => readFileSync(file, 'utf8') };
    }
  },
});
`;

const withRows: Subject = {
  ...bifolio,
  name: 'Bifolio-rows',
  content: 'rows',
  config: (corpus) => ({ ...bifolio.config(corpus), 'docs/.keep': '', 'sources/rows.ts': SOURCE }),
};

/** Measure the builds. */
export async function measureRows(pages: number): Promise<RowCosts> {
  const files = await coldBuild(await prepare({ ...bifolio, name: 'Bifolio-files' }, pages));
  const prepared = await prepare(withRows, pages);
  const { subject, folder } = prepared;
  const rows = await coldBuild(prepared);
  await appendFile(pageFile(prepared, 7), '\nOne more sentence.\n');
  const edited = await documentsDrawn(join(folder, subject.output), () => runMeasured(subject.build, folder));
  return { files, rows, documentsOfEdited: edited.files.length };
}
