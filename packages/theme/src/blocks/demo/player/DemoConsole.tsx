import type { ConsoleLine } from './use-frame-reports.ts';

/** What a demo has written to its console; nothing as long as it has not. */
export function DemoConsole({ lines, label }: { lines: readonly ConsoleLine[]; label: string }) {
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre className="block-demo-console" role="log" aria-label={label} tabIndex={0}>
      {lines.map(({ level, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
        <span key={index} data-level={level}>{`${text}\n`}</span>
      ))}
    </pre>
  );
}
