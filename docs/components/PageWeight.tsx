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
    { name: text.laterScript, kilobytes: weight?.laterScript },
  ];
  return (
    <figure className="page-weight">
      <Strip weights={rows.map(({ kilobytes = 0 }) => kilobytes)} />
      <dl>
        {rows.map(({ name, kilobytes }) => (
          <Row key={name} name={name} kilobytes={kilobytes} />
        ))}
        {OTHERS.map(({ name, kilobytes }) => (
          <Row key={name} name={text.scriptOf(name)} kilobytes={kilobytes} />
        ))}
      </dl>
      <figcaption>{weight ? text.counted : text.waiting}</figcaption>
    </figure>
  );
}

/** As long as the heaviest of the others weighs. */
const SCALE = Math.max(...OTHERS.map(({ kilobytes }) => kilobytes));
const percent = (kilobytes: number) => `${((100 * kilobytes) / SCALE).toFixed(2)}%`;

/** All that this page has cost, end to end, as long as the heaviest of the others, with a seam where the rest end: as attributes, since the policy forbids styles. */
function Strip({ weights }: { weights: readonly number[] }) {
  const starts = weights.map((_, index) => weights.slice(0, index).reduce((sum, part) => sum + part, 0));
  return (
    <svg className="page-weight-strip" aria-hidden="true">
      {weights.map((kilobytes, part) => (
        <rect
          key={part}
          data-part={part}
          x={percent(starts[part] ?? 0)}
          width={percent(kilobytes)}
          height="100%"
        />
      ))}
      {OTHERS.filter(({ kilobytes }) => kilobytes < SCALE).map(({ name, kilobytes }) => (
        <line key={name} x1={percent(kilobytes)} x2={percent(kilobytes)} y2="100%" />
      ))}
    </svg>
  );
}

/** A number, with the color of its part of the strip before its name. */
function Row({ name, kilobytes }: { name: string; kilobytes?: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{kilobytes === undefined ? '…' : `${kilobytes.toFixed(1)} kB`}</dd>
    </div>
  );
}
