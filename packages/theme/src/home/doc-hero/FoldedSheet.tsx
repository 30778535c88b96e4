import { useFace, usePage } from 'bifolio/client';
import { fitText, widthOf } from './fit-text.ts';

export interface FoldedSheetProps {
  /** Set on the first leaf. */
  title?: string;
  /** The page whose headings are on the second leaf. */
  route?: string;
}

/**
 * One sheet folded into two leaves, sewn at the fold: the site's title on one, title and headings of its first page on the other.
 * On a site in two languages each leaf carries the letter of one. Drawn with the theme's colours, so that it follows the
 * appearance and the look.
 */
export function FoldedSheet({ title, route }: FoldedSheetProps) {
  const [first, second] = usePage().site.locales;
  const letters = first && second ? [languageMark(first.lang), languageMark(second.lang)] : [];
  return (
    <svg className="fold" viewBox="0 0 560 480" aria-hidden="true">
      {/* Safari blurs parts of a drawing by filter elements only. */}
      <filter
        id="fold-blur"
        filterUnits="userSpaceOnUse"
        colorInterpolationFilters="sRGB"
        x="0"
        y="330"
        width="560"
        height="150"
      >
        <feGaussianBlur stdDeviation="12" />
      </filter>
      <path className="fold-shadow" filter="url(#fold-blur)" d="M48 372l232 40 232-40 24 22-256 52L24 394z" />
      <g transform="matrix(1 0.16 0 1 44 48)">
        <rect className="fold-leaf" width="236" height="324" />
        <TitleLeaf letter={letters[0]} title={title} />
      </g>
      <g transform="matrix(1 -0.16 0 1 280 85.76)">
        <rect className="fold-leaf" data-side="away" width="236" height="324" />
        <HeadingsLeaf letter={letters[1]} route={route} />
      </g>
      <path className="fold-thread" d="M280 160v44M280 226v44M280 292v44" />
    </svg>
  );
}

/** Between the margins of a leaf. */
const LEAF_WIDTH = 172;
/** Letters of Latin script that have room for a heading there. */
const HEADING_ROOM = 22;

function TitleLeaf({ letter, title }: { letter?: string; title?: string }) {
  return (
    <>
      <Letter letter={letter} />
      {title ? (
        <text className="fold-title" x="32" y="154" fontSize={titleSize(title)}>
          {title}
        </text>
      ) : (
        <path className="fold-ink" d="M32 148h112" />
      )}
      <path className="fold-lines" d="M32 176h172M32 192h158M32 208h166" />
      <rect className="fold-well" x="32" y="224" width="172" height="68" rx="4" />
      <path className="fold-code" data-tone="info" d="M46 242h34M60 274h46" />
      <path className="fold-code" data-tone="accent" d="M88 242h26M60 258h30" />
      <path className="fold-code" data-tone="tip" d="M98 258h64M114 274h20" />
    </>
  );
}

/** As large as the leaf has room for. */
const titleSize = (title: string) => Math.min(30, Math.round(LEAF_WIDTH / (0.54 * widthOf(title))));

function HeadingsLeaf({ letter, route }: { letter?: string; route?: string }) {
  const face = useFace(route ?? '');
  return (
    <>
      <Letter letter={letter} />
      <rect className="fold-well" x="32" y="140" width="172" height="76" rx="4" />
      <path className="fold-hill" d="M32 216v-18c30-26 52-28 82-6 22-18 52-28 90-4v28z" />
      <circle className="fold-sun" cx="166" cy="166" r="9" />
      {face ? (
        <>
          <text className="fold-heading" data-title="" x="32" y="246">
            {fitText(face.title, HEADING_ROOM)}
          </text>
          {face.headings.slice(0, 2).map(({ id, text }, index) => (
            <text key={id} className="fold-heading" x="32" y={270 + 24 * index}>
              {fitText(text, HEADING_ROOM)}
            </text>
          ))}
        </>
      ) : (
        <>
          <path className="fold-ink" d="M32 240h96" />
          <path className="fold-lines" d="M32 262h172M32 278h128" />
        </>
      )}
    </>
  );
}

function Letter({ letter }: { letter?: string }) {
  if (letter) {
    return (
      <text className="fold-letter" x="28" y="108">
        {letter}
      </text>
    );
  }
  return <path className="fold-lines" d="M32 56h172M32 76h172M32 96h140" />;
}

/** `中` for Chinese, otherwise the language's code as a word: `En`, `Fr`. */
function languageMark(lang: string): string {
  const code = lang.split('-')[0] ?? lang;
  return code === 'zh' ? '中' : code.charAt(0).toUpperCase() + code.slice(1);
}
