import { HomeBox } from '@bifolio/theme/components';

interface OpeningDaysProps {
  days: readonly { date: string; what: string }[];
}

/** A block of the home page: one row for each time the kiln is opened. */
export function OpeningDays({ days, ...base }: OpeningDaysProps) {
  return (
    <HomeBox {...base} containerClass="prose">
      <table>
        <tbody>
          {days.map(({ date, what }) => (
            <tr key={date}>
              <td>
                <time dateTime={date}>{date}</time>
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HomeBox>
  );
}
