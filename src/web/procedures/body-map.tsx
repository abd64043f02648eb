import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { BODY_AREAS, type BodyArea } from '../../contract/education.js';
import { AREA_PATHS } from './area-paths.js';
import { areaName } from './areas.js';
import drawing from './body.svg?url';
import { bodyTexts as texts } from './texts.js';

interface BodyMapProps {
  chosen: BodyArea | null;
  pointed: BodyArea | null;
  onChoose: (area: BodyArea) => void;
  onPoint: (area: BodyArea | null) => void;
}

type Side = 'front' | 'back';
type Point = readonly [x: number, y: number];

/** Where the figures stand in the picture, and the strip of words between them. */
const FRONT_AT = 168;
const STRIP = { from: 344, middle: 424, to: 504 };
const BACK_AT = 680;

/** Where the leader of each area ends on the figures, in their own units, and at what height its word stands. */
const LEADERS: Record<BodyArea, { y: number; front?: Point; back?: Point }> = {
  head: { y: 58, front: [26, 34], back: [-24, 40] },
  neck: { y: 118, front: [18, 111], back: [-21, 110] },
  chest: { y: 178, front: [46, 188], back: [-44, 196] },
  spine: { y: 238, back: [-4, 214] },
  abdomen: { y: 298, front: [44, 292], back: [-42, 290] },
  arms: { y: 358, front: [117, 318], back: [-117, 318] },
  pelvis: { y: 418, front: [52, 341], back: [-52, 352] },
  legs: { y: 540, front: [50, 506], back: [-48, 506] },
};

/** The areas that the keyboard reaches, in the order of the list: the front, and the spine on the back. */
const REACHED: readonly { area: BodyArea; side: Side }[] = BODY_AREAS.map((area) => ({
  area,
  side: area === 'spine' ? 'back' : 'front',
}));

/** Two figures whose areas can be pointed at and chosen. The list beside it is the way in without a picture. */
export function BodyMap({ chosen, pointed, onChoose, onPoint }: BodyMapProps) {
  const hatch = useId().replace(/[^\w-]/g, '');
  const classOf = (area: BodyArea, base: string) =>
    `${base}${area === chosen ? ' chosen' : ''}${area === pointed ? ' pointed' : ''}`;
  const pointing = (area: BodyArea) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && onPoint(area),
    onPointerLeave: () => onPoint(null),
  });
  const outline = (area: BodyArea, side: Side) => {
    const path = AREA_PATHS[side][area];
    if (!path) return null;
    const reached = REACHED.some((one) => one.area === area && one.side === side);
    const look = {
      className: classOf(area, 'area'),
      d: path,
      fill: area === chosen ? `url(#${hatch})` : undefined,
      onClick: () => onChoose(area),
      ...pointing(area),
    };
    // biome-ignore lint/a11y: the same area on the other figure is the button; this one is for the mouse only
    if (!reached) return <path key={`${side}-${area}`} aria-hidden="true" {...look} />;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a <button>
      <path
        key={`${side}-${area}`}
        {...look}
        role="button"
        tabIndex={0}
        aria-pressed={area === chosen}
        aria-label={areaName(area)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose(area);
        }}
      />
    );
  };
  const others = (side: Side) =>
    BODY_AREAS.filter((area) => !REACHED.some((one) => one.area === area && one.side === side));

  return (
    <figure className="body-map">
      {/* biome-ignore lint/a11y: a drawing cannot be a <fieldset>, and the areas inside carry the names */}
      <svg viewBox="0 -12 848 812" role="group" aria-label={texts.label}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
            <path className="hatch" d="M0 2.5H5" />
          </pattern>
        </defs>
        <Figure side="front" at={FRONT_AT} />
        <Figure side="back" at={BACK_AT} />
        <g transform={`translate(${BACK_AT} 0)`}>{others('back').map((area) => outline(area, 'back'))}</g>
        <g transform={`translate(${FRONT_AT} 0)`}>
          {REACHED.filter((one) => one.side === 'front').map(({ area }) => outline(area, 'front'))}
        </g>
        <g transform={`translate(${BACK_AT} 0)`}>
          {outline('spine', 'back')}
          <use className="figure-lines vertebrae" href={`${drawing}#back-vertebrae`} />
          <use className="figure-lines" href={`${drawing}#back-foramina`} />
        </g>
        {BODY_AREAS.map((area) => {
          const { y, front, back } = LEADERS[area];
          return (
            // biome-ignore lint/a11y: the words repeat what the outlines say; they are a larger place to press
            <g
              key={area}
              aria-hidden="true"
              className={classOf(area, 'leader')}
              onClick={() => onChoose(area)}
              {...pointing(area)}
            >
              {front && <Leader from={STRIP.from} run={-10} y={y} to={[FRONT_AT + front[0], front[1]]} />}
              {back && <Leader from={STRIP.to} run={10} y={y} to={[BACK_AT + back[0], back[1]]} />}
              <rect x={STRIP.from} y={y - 29} width={STRIP.to - STRIP.from} height="58" />
              <text x={STRIP.middle} y={y} textAnchor="middle" dominantBaseline="central">
                {areaName(area)}
              </text>
            </g>
          );
        })}
        <g className="sides" textAnchor="middle">
          <text x={FRONT_AT - 152} y="500">
            {texts.right}
          </text>
          <text x={FRONT_AT + 152} y="500">
            {texts.left}
          </text>
          <text x={BACK_AT - 152} y="500">
            {texts.left}
          </text>
          <text x={BACK_AT + 152} y="500">
            {texts.right}
          </text>
          <text x={FRONT_AT} y="792">
            {texts.front}
          </text>
          <text x={BACK_AT} y="792">
            {texts.back}
          </text>
        </g>
      </svg>
      <figcaption className="quiet">{texts.sides}</figcaption>
    </figure>
  );
}

/** One figure: its ground and its lines; half of them are drawn and mirrored. */
function Figure({ side, at }: { side: Side; at: number }) {
  return (
    <g transform={`translate(${at} 0)`} className="figure">
      <use className="figure-ground" href={`${drawing}#${side}-shape`} />
      <use className="figure-lines" href={`${drawing}#half-${side}`} />
      <use className="figure-lines" href={`${drawing}#half-${side}`} transform="scale(-1 1)" />
      <use className="figure-lines" href={`${drawing}#whole-${side}`} />
    </g>
  );
}

function Leader({ from, run, y, to }: { from: number; run: number; y: number; to: Point }) {
  const [x2, y2] = to;
  return (
    <>
      <path d={`M${from} ${y}h${run}L${x2} ${y2}`} />
      <circle cx={x2} cy={y2} r="3.4" />
    </>
  );
}
