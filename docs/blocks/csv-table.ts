import { defineBlock } from 'bifolio';

/** Reads the file of each `<CsvTable file="./a.csv" />` and passes its rows on. */
export default defineBlock({
  name: 'csv-table',
  async settle(page) {
    for (const { props, file, line } of page.components('CsvTable')) {
      const read = page.readFile(String(props.file), file);
      if ('problem' in read) page.report({ ...read.problem, line });
      else
        props.rows = read.text
          .trim()
          .split('\n')
          .map((row) => row.split(','));
    }
  },
});
