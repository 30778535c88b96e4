import { pathOf } from '../corpus/corpus.ts';
import { bifolio } from '../subjects/bifolio.ts';
import { prepare } from '../subjects/prepare.ts';
import { coldBuild } from './build.ts';
import type { Cost } from './run-measured.ts';

const LINKS = 200;
/** From one page that is linked to the next. */
const STEP = 37;

/** A cold build of a site where each page links to 200 others. */
export async function measureLinked(pages: number): Promise<Cost> {
  const linksFrom = (path: string) => {
    const index = Number(/\d+$/.exec(path)?.[0]);
    const paths = Array.from({ length: LINKS }, (_, at) => pathOf((index + at * STEP) % pages, pages));
    return paths.map((to, at) => `[${at}](..${to}.md)`).join(' ');
  };
  const text = ({ path, text }: { path: string; text: string }) =>
    `${text}\n${path === '/' ? '' : linksFrom(path)}\n`;
  return coldBuild(await prepare({ ...bifolio, name: 'Bifolio-linked', text }, pages));
}
