/**
 * What the bundler makes of imports that are no scripts, such as `import './Card.css'` and `import logo from './logo.svg'`, and
 * `import.meta.env`. Name it in `compilerOptions.types` of a site's `tsconfig.json`: `"types": ["bifolio/env"]`.
 */
/// <reference types="vite/client" />
