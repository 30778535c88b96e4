import { Slot, useHasSlot, usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';
import { AsideLinks, useAsideLinks } from '../aside-links/AsideLinks.tsx';
import { outlineHeadings, outlineLevels } from './outline-levels.ts';

/** The id that the button which opens the outline on narrower screens points at. */
export const OUTLINE_ID = 'frame-outline';

/** Where the column beside the content stands; `false` for nowhere. */
export function useAside(): boolean | 'left' {
  const { frontmatter } = usePage().page;
  const { aside } = useTheme();
  const own = frontmatter.aside;
  return typeof own === 'boolean' || own === 'left' ? own : aside;
}

/** What the outline of this page shows. */
function useOutlineSetting() {
  const { outline } = useTheme();
  return usePage().page.frontmatter.outline ?? outline;
}

/** The headings of this page that its outline shows; none when the outline or its column is switched off. */
function useOutline() {
  const { headings } = usePage().page;
  const setting = useOutlineSetting();
  return useAside() === false ? [] : outlineHeadings(headings, setting);
}

/** Whether there is an outline, be it an empty one for the headings of parts that readers open. */
export function useHasOutline(): boolean {
  const { hasLockedParts = false } = usePage().page;
  const headings = useOutline();
  const [from, to] = outlineLevels(useOutlineSetting());
  const isOn = useAside() !== false && from <= to;
  return headings.length > 0 || (hasLockedParts && isOn);
}

/** Whether there is anything for the column beside the content: an outline, links, or what an author puts there. */
export function useHasAside(): boolean {
  const shown = [useHasOutline(), useAsideLinks().length > 0].includes(true);
  const filled = [useHasSlot('aside-top'), useHasSlot('aside-bottom')];
  const isOn = useAside() !== false;
  return isOn && (shown || filled.includes(true));
}

/**
 * The page's own table of contents, and links. Beside the content on wide screens, a native popover on narrower ones.
 * Without headings there is no button that would open it: then the rest stands below the content.
 */
export function Outline() {
  const headings = useOutline();
  const hasOutline = useHasOutline();
  const levels = outlineLevels(useOutlineSetting());
  const { text } = useTheme();
  const languageOf = useTextLanguages();
  if (!useHasAside()) return null;
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <aside id={OUTLINE_ID} className="frame-outline" popover={hasOutline ? 'auto' : undefined}>
      <Slot name="aside-top" />
      {hasOutline && (
        <>
          <Slot name="aside-outline-before" />
          <nav aria-labelledby="frame-outline-label">
            <p id="frame-outline-label" {...languageOf('outlineLabel')}>
              {text.outlineLabel}
            </p>
            <ul data-outline-levels={levels.join(' ')}>
              {headings.map(({ id, text: heading, level }) => (
                <li key={id} data-depth={level - top}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Slot name="aside-outline-after" />
        </>
      )}
      <Slot name="aside-ads-before" />
      <AsideLinks />
      <Slot name="aside-ads-after" />
      <Slot name="aside-bottom" />
    </aside>
  );
}
