/** The languages that Giscus speaks. */
export const GISCUS_LANGUAGES: readonly string[] =
  'ar be bg ca cs da de en eo es eu fa fr gr gsw hbs he hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-TW'.split(
    ' ',
  );

/** Languages that Giscus calls by names of its own. */
const OWN_NAMES: Readonly<Record<string, string>> = { el: 'gr', km: 'kh', sr: 'hbs', hr: 'hbs', bs: 'hbs' };

/** The language in which Giscus speaks to readers of a BCP 47 tag: that of its language and script, else English. */
export function giscusLanguage(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
  const name = OWN_NAMES[language] ?? language;
  return GISCUS_LANGUAGES.includes(name) ? name : 'en';
}
