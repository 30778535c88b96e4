import { usePage } from 'bifolio/client';

const texts = {
  zh: { question: '这一页有帮助吗？', yes: '有', no: '没有' },
  en: { question: 'Was this page helpful?', yes: 'Yes', no: 'No' },
};

/** Asks readers whether the page was helpful. `to` gets the answer as a query. */
export function Helpful({ to }: { to: string }) {
  const { page, locale } = usePage();
  const { question, yes, no } = locale.lang.startsWith('zh') ? texts.zh : texts.en;
  const href = (answer: string) => `${to}?${new URLSearchParams({ page: page.route, answer })}`;
  return (
    <p>
      {question} <a href={href('yes')}>{yes}</a> <a href={href('no')}>{no}</a>
    </p>
  );
}
