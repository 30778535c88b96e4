import { onPage } from 'bifolio/runtime';
import { createMarkGlider } from './glide-mark.ts';
import { glideSidebar } from './glide-sidebar.ts';
import { createSidebarCompleter } from './large-sidebar.ts';
import { revealCurrent } from './reveal-current.ts';

glideSidebar();
onPage(createSidebarCompleter());
onPage(revealCurrent);
onPage(createMarkGlider());
