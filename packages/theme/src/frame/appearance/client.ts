import { onPage } from 'bifolio/runtime';
import { switchAppearance } from './switch-appearance.ts';
import { tellAppearance } from './tell-appearance.ts';

onPage(tellAppearance);
switchAppearance();
