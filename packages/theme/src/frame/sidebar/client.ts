import { onPage } from 'bifolio/runtime';
import { onPagesWith, type StartingModule } from '../../browser/on-pages-with.ts';
import { createMarkGlider } from './glide-mark.ts';
import { glideSidebar } from './glide-sidebar.ts';
import { revealCurrent } from './reveal-current.ts';

/** One for all pages: it keeps what it has fetched. */
let completer: Promise<StartingModule> | undefined;

const loadCompleter = () =>
  import('./large/large-sidebar.ts').then((large) => ({ default: large.createSidebarCompleter() }));

glideSidebar();
onPagesWith('.frame-sidebar[data-fragment]', () => (completer ??= loadCompleter()));
onPage(revealCurrent);
onPage(createMarkGlider());
