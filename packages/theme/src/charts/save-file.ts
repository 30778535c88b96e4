/** Has the browser save a file. What its name may not hold is replaced. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), {
    href,
    download: name.replace(/[\\/:*?"<>|]+/g, '-'),
  });
  link.click();
  URL.revokeObjectURL(href);
}
