// What features do in the browser without React: the `client.ts` of each folder, found by being there. None depends on another.
import.meta.glob(['./*/**/client.ts', './*/**/client.js'], { eager: true });
