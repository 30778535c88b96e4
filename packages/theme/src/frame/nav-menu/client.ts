import { defineFlyout } from './flyout-element.ts';

defineFlyout();
