import { coverPages } from './cover-pages.ts';

coverPages();
