/** Code of a module that exports properties of an object that is there when it runs, `object` being the code of it. */
export function codeOfExports(object: string, names: readonly string[]): string {
  const lines = names.map((name, index) => {
    const quoted = JSON.stringify(name);
    return `const export${index} = exports[${quoted}]; export { export${index} as ${quoted} };`;
  });
  return [`const exports = ${object};`, ...lines].join('\n');
}
