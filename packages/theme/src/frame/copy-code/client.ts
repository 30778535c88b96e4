import { onPage } from 'bifolio/runtime';
import { addCopyButtons } from './add-copy-buttons.ts';

onPage(addCopyButtons);
