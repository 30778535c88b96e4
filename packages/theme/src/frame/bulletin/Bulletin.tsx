import { Insert, Slot, useComponent, useHasSlot, useInsert, usePage, useStyleSheet } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { useIsAmong } from '../use-is-among.ts';
import { BulletinFrame } from './BulletinFrame.tsx';
import { BULLETIN_ATTRIBUTE } from './bulletin-attribute.ts';
import { BULLETIN } from './bulletin-insert.ts';
import type { BulletinData } from './bulletin-store.ts';
import type { BulletinOptions } from './options.ts';

/** The notice over the pages that the config asks for. On a site that is locked as a whole there is none: it is not for everybody. */
export function Bulletin() {
  const { page } = usePage();
  const { bulletin } = useTheme();
  const isAmong = useIsAmong(bulletin ? bulletin.enablePage : false);
  return bulletin && isAmong && page.layout !== 'site-locked' ? <PageBulletin {...bulletin} /> : null;
}

function PageBulletin({ id, layout, border, lifetime, title }: BulletinOptions) {
  const { text } = useTheme();
  const insert = useInsert(BULLETIN);
  const Content = useComponent('BulletinContent');
  const Own = useComponent('Bulletin');
  const isFilled = [useHasSlot('bulletin-content'), insert, Content, Own].some(Boolean);
  useStyleSheet('bulletin');
  if (!isFilled && !title) return null;
  const bulletin: BulletinData = {
    id: id ?? [title, insert?.hash].filter(Boolean).join(' '),
    layout,
    border,
    lifetime,
    title,
  };
  const content = <Slot name="bulletin-content">{Content ? <Content /> : <Insert name={BULLETIN} />}</Slot>;
  return (
    <div
      className="bulletin-place"
      data-persist="bulletin"
      {...{ [BULLETIN_ATTRIBUTE]: JSON.stringify(bulletin) }}
    >
      {Own ? (
        <Own bulletin={bulletin}>{content}</Own>
      ) : (
        <BulletinFrame
          bulletin={bulletin}
          words={{ label: text.bulletinLabel, close: text.bulletinCloseText }}
        >
          {content}
        </BulletinFrame>
      )}
    </div>
  );
}
