import type { DocumentProps, LayoutProps } from 'bifolio';
import { usePage } from 'bifolio/client';

export function Document({ head, foot, lang, children }: DocumentProps) {
  return (
    <html lang={lang}>
      <head>{head}</head>
      <body>
        {children}
        {foot}
      </body>
    </html>
  );
}

function Doc({ children }: LayoutProps) {
  const { page, theme } = usePage();
  return (
    <>
      <main id="content">
        <h1>{page.title}</h1>
        {children}
      </main>
      <footer>{theme.footer}</footer>
    </>
  );
}

export const layouts = { doc: Doc, 'not-found': () => <h1>Not found</h1> };
export const components = {};
export const blocks = [];
