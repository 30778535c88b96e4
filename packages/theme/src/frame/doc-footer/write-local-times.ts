/**
 * Rewrites times that the build wrote in UTC in the reader's own time zone, when they come into view or are printed: the first use of
 * `Intl` takes 12 ms, too long a task on a slow phone that has just shown the page.
 */
export function writeLocalTimes(): undefined {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-format]')) {
    const write = () => {
      const format: Intl.DateTimeFormatOptions = JSON.parse(time.dataset.format ?? '{}');
      time.textContent = new Date(time.dateTime).toLocaleString(time.lang, format);
    };
    addEventListener('beforeprint', write, { once: true });
    new IntersectionObserver(([entry]) => entry?.isIntersecting && write()).observe(time);
  }
}
