import { introTexts } from './texts.js';

/** Seconds that each scene stays. */
export const SCENE = 5;
export const LENGTH = SCENE * introTexts.captions.length;
/** What is shown before it is played, and where motion is not wanted: the scene that shows the most. */
export const STILL = SCENE * 4 - 0.01;

/** The scene at a moment, counted from 0. */
export function sceneAt(seconds: number): number {
  return Math.min(introTexts.captions.length - 1, Math.max(0, Math.floor(seconds / SCENE)));
}

/** How far something that runs from `from` to `to` seconds has come: 0 to 1, slow at both ends. */
export function share(seconds: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** What to draw for a moment: itself, or with little motion the end of its scene. */
export function drawn(seconds: number, calm: boolean): number {
  return calm ? Math.min(LENGTH, (sceneAt(seconds) + 1) * SCENE) - 0.01 : seconds;
}
