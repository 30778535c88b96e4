/**
 * Code of a module that exports properties of an object that is there when it runs, `object` being the code of it. What nobody
 * imports is left out of bundles.
 */
export function codeOfExports(object: string, names: readonly string[]): string {
  const lines = names.map((name, index) => {
    const quoted = JSON.stringify(name);
    return `const export${index} = /* @__PURE__ */ get(${quoted}); export { export${index} as ${quoted} };`;
  });
  return [`const exports = ${object};`, 'const get = (name) => exports[name];', ...lines].join('\n');
}
