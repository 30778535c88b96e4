import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bifolio } from '../../subjects/bifolio.ts';
import { prepare } from '../../subjects/prepare.ts';
import type { Subject } from '../../subjects/subject.ts';
import { coldBuild } from '../build.ts';
import { type Cost, runMeasured } from '../run-measured.ts';

/** A site with a component of its own that three pages use. */
export interface ComponentCosts {
  cold: Cost;
  /** The component was edited. */
  edited: Cost;
}

const component = (text: string) => `export default () => <strong>${text}</strong>;\n`;

/** A site with a component of its own that its first three pages use. */
export const withComponent = (subject: Subject): Subject => ({
  ...subject,
  name: 'Bifolio-component',
  text: ({ path, text }) => (/-0000[123]$/.test(path) ? `${text}\n<Mood />\n` : text),
  config: (corpus) => ({ ...subject.config(corpus), 'components/Mood.tsx': component('calm') }),
});

/** Measure both builds. */
export async function measureComponent(pages: number): Promise<ComponentCosts> {
  const prepared = await prepare(withComponent(bifolio), pages);
  const cold = await coldBuild(prepared);
  await writeFile(join(prepared.folder, 'components/Mood.tsx'), component('lively'));
  return { cold, edited: await runMeasured(prepared.subject.build, prepared.folder) };
}
