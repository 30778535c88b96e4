import { useLang } from 'bifolio/client';

const chinese = {
  lang: 'zh-CN',
  title: '泡茶',
  note: '绿茶用 80 °C 的水，红茶用沸水。',
  text: '“水温”和（时间）写在一起，标点不会悬空；着重用点，不用斜体。',
  emphasis: '不用斜体',
  steps: ['温壶', '每 100 毫升水投茶 3 克', '等两分钟'],
};
const english: typeof chinese = {
  lang: 'en-US',
  title: 'Brewing tea',
  note: 'Use water of 80 °C for green tea.',
  text: 'Each language has its own line height, measure and quotation marks, and emphasis that leans.',
  emphasis: 'leans',
  steps: ['Rinse the pot', 'Use 3 g of tea for 100 ml', 'Leave it for two minutes'],
};

const names = {
  zh: { chinese: '中文', english: '英文', dark: '深色', print: '打印' },
  en: { chinese: 'Chinese', english: 'English', dark: 'Dark', print: 'Print' },
};

/** One page four times, as sheets that overlap: in Chinese, in English, in the dark and on paper. Its sheet comes with `LiveEditor`. */
export function SheetStack() {
  const isChinese = useLang().startsWith('zh');
  const name = isChinese ? names.zh : names.en;
  const own = isChinese ? chinese : english;
  return (
    <div className="sheet-stack">
      <Sheet rendition="chinese" name={name.chinese} page={chinese} />
      <Sheet rendition="english" name={name.english} page={english} />
      <Sheet rendition="dark" name={name.dark} page={own} />
      <Sheet rendition="print" name={name.print} page={own} />
    </div>
  );
}

interface SheetProps {
  rendition: keyof typeof names.en;
  name: string;
  page: typeof chinese;
}

function Sheet({ rendition, name, page }: SheetProps) {
  const [before, after] = page.text.split(page.emphasis);
  return (
    <div className="sheet" data-rendition={rendition}>
      <b lang={page.lang}>{page.title}</b>
      <p className="sheet-note" lang={page.lang}>
        {page.note}
      </p>
      <p lang={page.lang}>
        {before}
        <em>{page.emphasis}</em>
        {after}
      </p>
      <ol lang={page.lang}>
        {page.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <small>{name}</small>
    </div>
  );
}
