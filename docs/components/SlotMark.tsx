import { usePage } from 'bifolio/client';

/** The name of a slot in its place, on the page about slots. */
export function SlotMark({ name }: { name: string }) {
  const { page } = usePage();
  if (!page.route.endsWith('/guide/layout-slots/')) return null;
  return (
    <p>
      <code>{name}</code>
    </p>
  );
}
