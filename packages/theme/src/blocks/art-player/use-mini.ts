import { type RefObject, useEffect, useState } from 'react';

/** Whether a video that plays has been scrolled away, so that it is shown in a corner. */
export function useMini(video: RefObject<HTMLVideoElement | null>, isOn: boolean): boolean {
  const [isMini, setMini] = useState(false);
  useEffect(() => {
    const stage = video.current?.parentElement;
    if (!isOn || !stage) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isPlaying = video.current?.paused === false;
      setMini(entry?.isIntersecting === false && isPlaying);
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [video, isOn]);
  return isMini;
}
