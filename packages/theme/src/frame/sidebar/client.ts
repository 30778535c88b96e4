import { onPage } from 'bifolio/runtime';
import { onPagesWith, type StartingModule } from '../../browser/on-pages-with.ts';
import { createMarkGlider } from './glide-mark.ts';
import { glideSidebar } from './glide-sidebar.ts';
import { revealCurrent } from './reveal-current.ts';

/** One for all pages: it keeps what it has fetched. */
let ofLong: Promise<StartingModule> | undefined;

const loadOfLong = () =>
  import('./long-sidebar.ts').then(({ createLongSidebar }) => ({ default: createLongSidebar() }));

glideSidebar();
onPagesWith('.frame-sidebar[data-fragment],.frame-sidebar-filter', () => (ofLong ??= loadOfLong()));
onPage(revealCurrent);
onPage(createMarkGlider());
