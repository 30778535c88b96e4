import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bifolio } from '../../subjects/bifolio.ts';
import { prepare } from '../../subjects/prepare.ts';
import type { Subject } from '../../subjects/subject.ts';
import { coldBuild, pageFile } from '../build.ts';
import { type Cost, runMeasured } from '../run-measured.ts';
import { documentsDrawn } from './documents-drawn.ts';

/** A site with a component of its own that three pages use. */
export interface ComponentCosts {
  cold: Cost;
  /** The component was edited. */
  edited: Cost;
  /** Documents that were drawn then. */
  documentsOfEdited: number;
  /** The same after a page with another title, and how many of these documents do not show it. */
  documentsOfRetitled: number;
  documentsWithoutTitle: number;
}

const component = (text: string) => `export default () => <strong>${text}</strong>;\n`;

/** A site with a component of its own that its first three pages use. */
export const withComponent = (subject: Subject): Subject => ({
  ...subject,
  name: 'Bifolio-component',
  text: ({ path, text }) => (/-0000[123]$/.test(path) ? `${text}\n<Mood />\n` : text),
  config: (corpus) => ({ ...subject.config(corpus), 'components/Mood.tsx': component('calm') }),
});

const TITLE = 'A title nobody else has';

/** Measure the builds. */
export async function measureComponent(pages: number): Promise<ComponentCosts> {
  const prepared = await prepare(withComponent(bifolio), pages);
  const { subject, folder } = prepared;
  const output = join(folder, subject.output);
  const build = () => runMeasured(subject.build, folder);
  const cold = await coldBuild(prepared);
  await writeFile(join(folder, 'components/Mood.tsx'), component('lively'));
  const edited = await documentsDrawn(output, build);
  const page = pageFile(prepared, 7);
  await writeFile(page, (await readFile(page, 'utf8')).replace(/^# .*$/m, `# ${TITLE}`));
  const retitled = await documentsDrawn(output, build);
  const texts = await Promise.all(retitled.files.map((file) => readFile(join(output, file), 'utf8')));
  return {
    cold,
    edited: edited.result,
    documentsOfEdited: edited.files.length,
    documentsOfRetitled: retitled.files.length,
    documentsWithoutTitle: texts.filter((text) => !text.includes(TITLE)).length,
  };
}
