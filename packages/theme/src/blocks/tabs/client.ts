import { onPage } from 'bifolio/runtime';
import { restoreTabs } from './restore.ts';

onPage(restoreTabs);
