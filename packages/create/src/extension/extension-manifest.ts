/** The text of the `package.json` of a new extension. `version` is that of the Bifolio packages it is tried with. */
export function extensionManifest(name: string, version: string): string {
  const manifest = {
    name,
    version: '0.1.0',
    description: '',
    keywords: ['bifolio', 'bifolio-extension'],
    license: 'MIT',
    type: 'module',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    files: ['dist'],
    scripts: {
      dev: 'bifolio dev site',
      build: 'tsc',
      test: 'node --test test/*.test.ts',
      prepublishOnly: 'npm run build && npm test',
    },
    peerDependencies: { bifolio: `^${version}` },
    devDependencies: {
      '@bifolio/theme': version,
      '@types/node': '^24.0.0',
      '@types/react': '^19.3.0',
      bifolio: version,
      react: '^19.3.0',
      'react-dom': '^19.3.0',
      typescript: '^7.0.2',
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
