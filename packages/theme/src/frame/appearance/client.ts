import { onPage } from 'bifolio/runtime';
import { tellAppearance } from './tell-appearance.ts';

onPage(tellAppearance);
