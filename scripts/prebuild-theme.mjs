// Bundle the theme for sites that add nothing to it, into `packages/theme/prebuilt`. Needs the compiled packages.
import { theme } from '@bifolio/theme';
import { prebuildTheme } from 'bifolio';

await prebuildTheme(theme());
