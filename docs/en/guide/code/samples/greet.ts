// #region greet
/** Says hello in the reader's language. */
export function greet(name: string, lang: string): string {
  return lang.startsWith('zh') ? `你好，${name}` : `Hello, ${name}`;
}
// #endregion greet

console.log(greet('Ana', 'en-US'));
