/** Drawn when the app is built: see scripts/drawnScene.ts. */
declare module 'virtual:home-scene' {
  export const markup: string;
  export const viewBox: string;
}
