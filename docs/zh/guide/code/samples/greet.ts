// #region greet
/** 用读者的语言打招呼。 */
export function greet(name: string, lang: string): string {
  return lang.startsWith('zh') ? `你好，${name}` : `Hello, ${name}`;
}
// #endregion greet

console.log(greet('小安', 'zh-CN'));
