/** Rewrites times that the build wrote in UTC in the reader's own time zone. */
export function writeLocalTimes(): undefined {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-format]')) {
    const format: Intl.DateTimeFormatOptions = JSON.parse(time.dataset.format ?? '{}');
    time.textContent = new Date(time.dateTime).toLocaleString(time.lang, format);
  }
}
