/** The image of a server in both appearances; the browser asks for the shown one when it comes into view. */
export function ServerImage({ light, dark, name }: { light: string; dark: string; name: string }) {
  return (
    <>
      <img className="chart-image only-light" src={light} alt={name} loading="lazy" />
      <img className="chart-image only-dark" src={dark} alt={name} loading="lazy" />
    </>
  );
}
