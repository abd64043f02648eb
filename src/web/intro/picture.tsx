import { SCENE, share } from './timeline.js';

/** Ends of the report's lines; the eighth is the one that is explained. */
const THEIRS = [150, 96, 168, 158, 170, 120, 166, 172, 150, 128, 164, 90];
const LIT = 7;
const lineY = (index: number) => 84 + index * 21;

/** The picture at a moment, in seconds: their paper, our paper, the thread, the number line, the questions. */
export function Picture({ at }: { at: number }) {
  const opened = share(at, 0.2, 1.4);
  const read = share(at, SCENE, SCENE * 2 - 0.6);
  const ours = share(at, SCENE * 2 - 0.3, SCENE * 2 + 0.9);
  const thread = share(at, SCENE * 2 + 1.2, SCENE * 2 + 2.6);
  const range = share(at, SCENE * 3, SCENE * 3 + 1.4);
  const value = share(at, SCENE * 3 + 1.2, SCENE * 3 + 2.6);
  const asked = share(at, SCENE * 4 + 0.2, SCENE * 4 + 2.4);
  const alone = 1 - ours;
  return (
    <svg viewBox="0 0 680 424" aria-hidden="true">
      <g transform={`translate(${170 * alone} ${12 * (1 - opened)}) rotate(-1.5 210 212)`} opacity={opened}>
        <path d="M110 40H314V384H110Z" fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="1.4" />
        {THEIRS.map((width, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
            key={index}
            d={`M130 ${lineY(index)}h${width}`}
            stroke={read * THEIRS.length > index ? 'var(--ink)' : 'var(--line)'}
            strokeWidth={read * THEIRS.length > index ? 1.8 : 1.3}
            opacity={read * THEIRS.length > index ? 1 : 0.65}
          />
        ))}
        {thread > 0 && <path d={`M124 ${lineY(LIT) - 8}h184v16h-184Z`} fill="var(--wash)" opacity={thread} />}
        {thread > 0 && <path d={`M130 ${lineY(LIT)}h172`} stroke="var(--teal)" strokeWidth="2" opacity={thread} />}
        {read > 0 && read < 1 && (
          <path d={`M102 ${76 + read * 256}h220`} stroke="var(--teal)" strokeWidth="2" opacity="0.9" />
        )}
      </g>
      <g transform={`translate(${24 * (1 - ours)} 0) rotate(1.5 470 212)`} opacity={ours}>
        <path d="M366 40H570V384H366Z" fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="1.4" />
        <path d="M388 78h150M388 96h112" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
        <path d="M388 132h156M388 150h132M388 168h150" stroke="var(--ink-2)" strokeWidth="1.8" />
        <Range drawnShare={range} value={value} />
        {[0, 1, 2].map((index) => {
          const seen = Math.min(1, Math.max(0, asked * 3 - index));
          return (
            <g key={index} opacity={seen}>
              <circle cx="395" cy={296 + index * 27} r="5" fill="none" stroke="var(--teal)" strokeWidth="1.6" />
              <path
                d={`M410 ${296 + index * 27}h${(120 - index * 18) * seen}`}
                stroke="var(--ink-2)"
                strokeWidth="1.8"
              />
            </g>
          );
        })}
      </g>
      <path
        d={`M306 ${lineY(LIT) - 6}C340 ${lineY(LIT) - 6} 340 134 384 134`}
        fill="none"
        stroke="var(--teal)"
        strokeWidth="2"
        pathLength="1"
        strokeDasharray={`${thread} 1`}
        opacity={thread > 0 ? 1 : 0}
      />
      <circle cx="384" cy="134" r="4" fill="var(--teal)" opacity={thread === 1 ? 1 : 0} />
    </svg>
  );
}

/** The range of a lab value and the value on it. */
function Range({ drawnShare, value }: { drawnShare: number; value: number }) {
  const x = 400 + 116 * value;
  return (
    <g opacity={drawnShare}>
      <path
        d="M384 232C400 231 412 222 424 222H492C504 222 520 231 550 232C520 233 504 242 492 242H424C412 242 400 233 384 232Z"
        fill="var(--band)"
      />
      <path d="M384 232H550" stroke="var(--ink)" strokeWidth="1.2" />
      <path d="M424 216V248M492 216V248" stroke="var(--ink)" strokeWidth="1.4" />
      <g opacity={value > 0 ? 1 : 0}>
        <path d={`M${x} 204V226`} stroke="var(--teal)" strokeWidth="1.8" />
        <circle cx={x} cy="232" r="6" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
      </g>
    </g>
  );
}
