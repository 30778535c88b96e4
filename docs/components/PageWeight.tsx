'use client';
import { useLang } from 'bifolio/client';
import { useEffect, useState } from 'react';
import { weightText } from './page-weight/text.ts';
import { type Weight, weighPage } from './page-weight/weigh-page.ts';
import './page-weight.css';

/** Script that reading the same documentation page takes, brotli: the row of that name in `bench/RESULTS.md`. */
const OTHERS = [
  { name: 'VitePress 1.6', kilobytes: 52.5 },
  { name: 'Rspress 2.0', kilobytes: 203.3 },
];

/** How many bytes this page has cost its reader, counted in the reader's browser. */
export function PageWeight() {
  const text = weightText(useLang());
  const [weight, setWeight] = useState<Weight>();
  useEffect(() => {
    const weigh = () => setWeight(weighPage(performance));
    const files = new PerformanceObserver(weigh);
    files.observe({ type: 'resource', buffered: true });
    return () => files.disconnect();
  }, []);
  const rows = [
    { name: text.document, kilobytes: weight?.document },
    { name: text.style, kilobytes: weight?.style },
    { name: text.script, kilobytes: weight?.script },
    { name: text.idleScript, kilobytes: weight?.idleScript },
  ];
  return (
    <figure className="page-weight">
      <dl>
        {rows.map(({ name, kilobytes }) => (
          <Row key={name} name={name} kilobytes={kilobytes} isOurs />
        ))}
        {OTHERS.map(({ name, kilobytes }) => (
          <Row key={name} name={text.scriptOf(name)} kilobytes={kilobytes} />
        ))}
      </dl>
      <figcaption>{weight ? text.counted : text.waiting}</figcaption>
    </figure>
  );
}

/** A number and a bar; the heaviest of the others fills the line. */
function Row({ name, kilobytes, isOurs }: { name: string; kilobytes?: number; isOurs?: boolean }) {
  const most = Math.max(...OTHERS.map((other) => other.kilobytes));
  return (
    <div data-ours={isOurs || undefined}>
      <dt>{name}</dt>
      <dd>
        <progress value={kilobytes ?? 0} max={most} aria-hidden="true" />
        <span>{kilobytes === undefined ? '…' : `${kilobytes.toFixed(1)} kB`}</span>
      </dd>
    </div>
  );
}
