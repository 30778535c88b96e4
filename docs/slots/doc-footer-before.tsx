import { usePage } from 'bifolio/client';

/** A line on the page about slots, and nothing on all others. */
export default function SlotSample() {
  const { page, locale } = usePage();
  if (!page.route.endsWith('/guide/layout-slots/')) return null;
  const isChinese = locale.lang === 'zh-CN';
  return (
    <p>{isChinese ? '这一行来自插槽 doc-footer-before。' : 'This line is in the slot doc-footer-before.'}</p>
  );
}
