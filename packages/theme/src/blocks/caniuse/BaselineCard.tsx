import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import type { Baseline } from './baseline.ts';

const LABELS = { high: 'baselineHighText', low: 'baselineLowText' } as const;

/** Whether all browsers that count know a feature, since when, and from which version on. */
export function BaselineCard({ baseline: { title, status, since, browsers } }: { baseline: Baseline }) {
  const { text } = useTheme();
  const { lang } = usePage().locale;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <figure className="block-caniuse" data-baseline={status || 'limited'}>
      <p className="block-caniuse-status">
        <strong>{title}</strong>
        <span>Baseline: {status ? text[LABELS[status]] : text.baselineLimitedText}</span>
        {since && (
          <time dateTime={since}>
            {text.baselineSinceText.replace('{date}', date.format(new Date(since)))}
          </time>
        )}
      </p>
      <ul>
        {browsers.map(({ name, version }) => (
          <li key={name} data-state={version ? 'yes' : 'no'}>
            <span>{name}</span> {version ?? text.caniuseNoText}
          </li>
        ))}
      </ul>
    </figure>
  );
}
