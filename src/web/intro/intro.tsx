import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.js';
import { Picture } from './picture.js';
import { introTexts } from './texts.js';
import { drawn, LENGTH, SCENE, STILL, sceneAt } from './timeline.js';
import './intro.css';

const calmly = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A short animation of how a report becomes an explanation. It never starts by itself, and is all there as text. */
export function Intro() {
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const last = useRef(0);
  const ended = at !== null && at >= LENGTH;

  useEffect(() => {
    if (!playing) return;
    last.current = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // A page that was in the background goes on where it was.
      const passed = Math.min(0.1, (now - last.current) / 1000);
      last.current = now;
      setAt((before) => Math.min(LENGTH, (before ?? 0) + passed));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  useEffect(() => {
    if (ended) setPlaying(false);
  }, [ended]);

  const toggle = () => {
    if (!playing && (at === null || ended)) setAt(0);
    setPlaying(!playing);
  };
  const shown = at === null ? STILL : drawn(at, calmly());
  const caption = introTexts.captions[sceneAt(shown)];
  return (
    <figure className="intro" aria-label={introTexts.label}>
      <div className="intro-picture">
        <Picture at={shown} />
        {at === null && (
          <button type="button" className="intro-start" aria-label={introTexts.play} onClick={toggle}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5V19L19 12Z" fill="currentColor" />
            </svg>
          </button>
        )}
        {at !== null && <p className="intro-caption">{caption}</p>}
      </div>
      {at !== null && (
        <div className="intro-controls">
          <Button look="plain" onClick={toggle}>
            {playing ? introTexts.pause : ended ? introTexts.again : introTexts.play}
          </Button>
          <input
            type="range"
            min={0}
            max={LENGTH}
            step={SCENE / 10}
            value={at}
            aria-label={introTexts.position}
            aria-valuetext={caption}
            onChange={({ target }) => {
              setPlaying(false);
              setAt(Number(target.value));
            }}
          />
        </div>
      )}
      <figcaption>
        <p className="quiet">{introTexts.note(LENGTH)}</p>
        <details>
          <summary>{introTexts.transcript}</summary>
          <ol>
            {introTexts.captions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  );
}
