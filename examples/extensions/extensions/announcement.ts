import type { Extension } from 'bifolio';

/** A line at the end of the window, until the reader closes it. Another `id` shows it again. `text` is by language tag. */
export function announcement(options: {
  id: string;
  text: Record<string, string>;
  link?: string;
}): Extension {
  const { id, text, link } = options;
  return {
    name: 'announcement',
    version: '1.0.0',
    options,
    generate: () => ({
      files: [
        { path: 'announcement.js', type: 'text/javascript', text: () => script },
        { path: 'announcement.css', type: 'text/css', text: () => style },
      ],
    }),
    head({ lang, address }) {
      const words = text[lang];
      if (!words) return [];
      // Without the host, so that it works in `bifolio preview` too.
      const path = (file: string) => new URL(address(file), 'https://example.org').pathname;
      const data = { 'data-id': id, 'data-text': words, ...(link && { 'data-link': link }) };
      return [
        ['link', { rel: 'stylesheet', href: path('/announcement.css') }],
        ['script', { src: path('/announcement.js'), defer: true, ...data }],
      ];
    },
  };
}

/** Behind `<body>`, whose content changes when a reader goes to another page. */
const script = `const { id, text, link } = document.currentScript.dataset;
const key = 'announcement';
if (localStorage.getItem(key) !== id) {
  const bar = Object.assign(document.createElement('aside'), { id: 'announcement' });
  const words = Object.assign(document.createElement(link ? 'a' : 'span'), { textContent: text });
  if (link) words.href = link;
  const close = Object.assign(document.createElement('button'), { textContent: '×', ariaLabel: 'OK' });
  close.onclick = () => (localStorage.setItem(key, id), bar.remove());
  bar.append(words, close);
  document.documentElement.append(bar);
}
`;

const style = `#announcement {
  position: fixed;
  inset: auto 1rem 1rem;
  display: flex;
  justify-content: space-between;
  padding: 0.5rem 1rem;
  background: CanvasText;
  color: Canvas;
}
`;
