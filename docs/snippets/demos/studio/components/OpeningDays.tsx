/** A block of the home page: one row for each time the kiln is opened. */
export function OpeningDays({ days }: { days: readonly { date: string; what: string }[] }) {
  return (
    <dl>
      {days.map(({ date, what }) => (
        <div key={date}>
          <dt>
            <time dateTime={date}>{date}</time>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
