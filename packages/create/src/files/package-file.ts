import { basename } from 'node:path';

/** The text of the new site's `package.json`. `version` is that of the Bifolio packages it depends on. */
export function packageFile(folder: string, version: string): string {
  const manifest = {
    name: packageName(folder, 'my-site'),
    private: true,
    type: 'module',
    scripts: {
      dev: 'bifolio dev',
      build: 'bifolio build',
      preview: 'bifolio preview',
      check: 'bifolio check',
    },
    dependencies: { '@bifolio/theme': version, bifolio: version, react: '^19.3.0', 'react-dom': '^19.3.0' },
    devDependencies: { '@types/react': '^19.3.0' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A name npm accepts, made from the folder's: `My Site` becomes `my-site`. */
export function packageName(folder: string, usual: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._~]+/g, '-')
    .replace(/^[-._]+|-+$/g, '');
  return name || usual;
}
