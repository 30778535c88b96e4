import type { Text } from '../../text/text.ts';
import type { FeatureSupport, SupportState, VersionSupport } from './support.ts';

const TEXTS = [
  'caniuseBrowserText',
  'caniuseCurrentText',
  'caniuseYesText',
  'caniusePartlyText',
  'caniuseNoText',
  'caniuseUnknownText',
  'caniusePrefixText',
  'caniuseFlagText',
  'caniuseGlobalText',
  'caniuseSourceText',
  'openNewWindowText',
] as const;

/** What the table says. */
export type SupportText = Pick<Text, (typeof TEXTS)[number]>;

/** The texts of the table alone: the page holds what an island gets. */
export const supportText = (text: SupportText): SupportText =>
  Object.fromEntries(TEXTS.map((name) => [name, text[name]])) as SupportText;

/** A feature, and what supports it. */
export interface SupportTableProps {
  /** Its name in the address of its page at caniuse.com. */
  feature: string;
  /** Versions before the current one. */
  past: number;
  support: FeatureSupport;
  /** Language of its numbers. */
  lang: string;
  text: SupportText;
}

/** Browsers below each other, their versions beside each other, the current one marked. */
export function SupportTable({ feature, past, support, lang, text }: SupportTableProps) {
  const { title, global, browsers } = support;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  const eras = browsers[0]?.versions.map((_, index) => index - past) ?? [];
  return (
    <figure className="block-caniuse">
      <table>
        <caption>
          <strong>{title}</strong>
          <span>{text.caniuseGlobalText.replace('{percent}', percent.format(global / 100))}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.caniuseBrowserText}</th>
            {eras.map((era) => (
              <th key={era} scope="col" data-current={era === 0 || undefined}>
                {era === 0 ? text.caniuseCurrentText : era < 0 ? `−${-era}` : `+${era}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {browsers.map(({ name, versions }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {versions.map((version, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: versions never move, and may be missing
                <Cell key={index} version={version} isCurrent={index === past} text={text} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <a href={`https://caniuse.com/${feature}`} target="_blank" rel="noreferrer">
          {text.caniuseSourceText}
          <span className="visually-hidden"> ({text.openNewWindowText})</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** Signs tell the states apart for those who do not see their colors. */
const SIGNS: Readonly<Record<SupportState, string>> = {
  yes: 'M5 12.5l4.5 4.5L19 7.5',
  partly: 'M5 12h14',
  no: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  unknown: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01',
};

interface CellProps {
  version: VersionSupport | null;
  isCurrent: boolean;
  text: SupportText;
}

function Cell({ version, isCurrent, text }: CellProps) {
  if (!version) return <td data-current={isCurrent || undefined} />;
  const words = {
    yes: text.caniuseYesText,
    partly: text.caniusePartlyText,
    no: text.caniuseNoText,
    unknown: text.caniuseUnknownText,
  }[version.state];
  const conditions = [
    version.prefixed && text.caniusePrefixText,
    version.flagged && text.caniuseFlagText,
  ].filter(Boolean);
  const state = [words, ...conditions].join(', ');
  return (
    <td data-state={version.state} data-current={isCurrent || undefined} title={state}>
      <svg className="frame-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[version.state]} />
      </svg>
      {version.version}
      {conditions.length > 0 && <sup aria-hidden="true">*</sup>}
      <span className="visually-hidden">: {state}</span>
    </td>
  );
}
