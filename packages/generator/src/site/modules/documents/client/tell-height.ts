/** Content that follows the height of its own frame would make it grow without end. */
const MOST_EQUAL_STEPS = 5;

/** Tells the height of the document's content in CSS pixels, and again whenever it changes. */
export function tellHeight(tell: (height: number) => void): void {
  let last = 0;
  let lastStep = 0;
  let equalSteps = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    const step = height - last;
    if (step === 0) return;
    equalSteps = step > 0 && step === lastStep ? equalSteps + 1 : 0;
    if (equalSteps > MOST_EQUAL_STEPS) return observer.disconnect();
    last = height;
    lastStep = step;
    tell(height);
  });
  observer.observe(document.documentElement);
}
