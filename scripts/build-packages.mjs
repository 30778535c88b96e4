// `npm run build:packages`: what `npm start` and `npm test` do with the packages.
import { compilePackages } from './compile-packages.mjs';

await compilePackages();
