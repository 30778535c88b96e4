/** Kinds of hint boxes, as written in `::: tip` and `> [!TIP]`. `danger` is drawn as a caution. */
export const hintKinds = [
  'note',
  'info',
  'tip',
  'warning',
  'caution',
  'important',
  'details',
  'danger',
] as const;
export type HintKind = (typeof hintKinds)[number];

/** Titles by language and kind. */
export type HintTitles = Readonly<Record<string, Partial<Record<HintKind, string>>>>;

/** By language: note, info, tip, warning, caution, important, details. */
const words: Readonly<Record<string, string>> = {
  ar: 'ملاحظة|معلومات|نصيحة|تحذير|تنبيه|مهم|تفاصيل',
  cs: 'Poznámka|Informace|Tip|Varování|Pozor|Důležité|Podrobnosti',
  de: 'Hinweis|Info|Tipp|Warnung|Vorsicht|Wichtig|Details',
  en: 'Note|Info|Tips|Warning|Caution|Important|Details',
  es: 'Nota|Información|Consejo|Advertencia|Precaución|Importante|Detalles',
  fa: 'یادداشت|اطلاعات|نکته|هشدار|احتیاط|مهم|جزئیات',
  fi: 'Huomautus|Tietoa|Vinkki|Varoitus|Varo|Tärkeää|Lisätietoja',
  fr: 'Note|Info|Conseil|Attention|Mise en garde|Important|Détails',
  hu: 'Megjegyzés|Információ|Tipp|Figyelmeztetés|Vigyázat|Fontos|Részletek',
  id: 'Catatan|Info|Tips|Peringatan|Hati-hati|Penting|Detail',
  it: 'Nota|Informazione|Suggerimento|Avvertenza|Attenzione|Importante|Dettagli',
  ja: '補足|情報|ヒント|警告|注意|重要|詳細',
  ko: '참고|정보|팁|경고|주의|중요|자세히',
  nl: 'Opmerking|Info|Tip|Waarschuwing|Voorzichtig|Belangrijk|Details',
  pl: 'Notatka|Informacja|Wskazówka|Ostrzeżenie|Uwaga|Ważne|Szczegóły',
  pt: 'Nota|Informação|Dica|Aviso|Cuidado|Importante|Detalhes',
  ru: 'Примечание|Информация|Совет|Предупреждение|Осторожно|Важно|Подробности',
  sk: 'Poznámka|Informácia|Tip|Varovanie|Pozor|Dôležité|Podrobnosti',
  tr: 'Not|Bilgi|İpucu|Uyarı|Dikkat|Önemli|Ayrıntılar',
  uk: 'Примітка|Інформація|Порада|Попередження|Обережно|Важливо|Подробиці',
  vi: 'Ghi chú|Thông tin|Mẹo|Cảnh báo|Thận trọng|Quan trọng|Chi tiết',
  zh: '注|相关信息|提示|注意|警告|重要|详情',
  'zh-hant': '注|相關資訊|提示|注意|警告|重要|詳情',
};

/** What a box without a title of its own is called in the page's language: the author's title, else our word, else the English one. */
export function hintTitle(kind: HintKind, lang: string, titles: HintTitles = {}): string {
  const [language = ''] = lang.split('-', 1);
  return titles[lang]?.[kind] ?? titles[language]?.[kind] ?? hintWord(kind, lang.toLowerCase());
}

function hintWord(kind: HintKind, tag: string): string {
  const name = /^zh-(?:hant|tw|hk|mo)\b/.test(tag) ? 'zh-hant' : (tag.split('-', 1)[0] ?? '');
  const found = new Map(Object.entries(words)).get(name) ?? words.en ?? '';
  return found.split('|')[hintKinds.indexOf(kind === 'danger' ? 'caution' : kind)] ?? kind;
}
