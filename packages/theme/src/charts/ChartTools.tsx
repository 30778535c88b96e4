import { saveFile } from './save-file.ts';
import type { ChartWords, Drawing } from './types.ts';

interface ChartToolsProps {
  /** Id of the chart. */
  controls: string;
  name: string;
  words: ChartWords;
  /** Absent until the chart is drawn. */
  drawing?: Drawing;
  wantsSource: boolean;
  /** Absent where the source stands in the page anyway. */
  onWantSource?(wanted: boolean): void;
}

/** Buttons below a chart. They have their place before they can be used. */
export function ChartTools({ controls, name, words, drawing, wantsSource, onWantSource }: ChartToolsProps) {
  async function enlarge() {
    const picture = drawing?.copy?.();
    if (!picture) return;
    const { openLarge } = await import('./open-large.ts');
    openLarge({ picture, name, words });
  }
  async function download() {
    const file = await drawing?.toFile?.();
    if (file) saveFile(file.blob, `${name}.${file.extension}`);
  }
  return (
    <span className="chart-tools" data-off={!drawing || undefined}>
      {onWantSource && (
        <button
          type="button"
          aria-controls={controls}
          aria-pressed={wantsSource}
          onClick={() => onWantSource(!wantsSource)}
        >
          {words.source}
        </button>
      )}
      {(['zoomIn', 'zoomOut', 'reset'] as const).map(
        (name) =>
          drawing?.actions?.[name] && (
            <button key={name} type="button" onClick={drawing.actions[name]}>
              {words[name]}
            </button>
          ),
      )}
      {drawing?.copy && (
        <button type="button" onClick={enlarge}>
          {words.enlarge}
        </button>
      )}
      {drawing?.toFile && (
        <button type="button" onClick={download}>
          {words.download}
        </button>
      )}
    </span>
  );
}
