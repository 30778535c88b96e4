import { ChartSource } from '../../charts/ChartFigure.tsx';
import { tableOf } from './table-of.ts';

/** The data of a chart as a table; its text where there are no series. */
export function ChartTable({ config, children }: { config: unknown; children: string }) {
  const table = tableOf(config);
  if (!table) return <ChartSource>{children}</ChartSource>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div className="chart-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, column) =>
              cell ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <th key={column} scope="col">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above; the corner heads nothing
                <td key={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
