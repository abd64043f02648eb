import type { BodyArea, BodyAreas } from '../../contract/education.js';
import { areaName } from './areas.js';
import { procedureTexts as texts } from './texts.js';

interface AreaListProps {
  areas: BodyAreas['areas'];
  chosen: BodyArea | null;
  pointed: BodyArea | null;
  pending: boolean;
  onChoose: (area: BodyArea) => void;
  onPoint: (area: BodyArea | null) => void;
  onProcedure: (name: string) => void;
}

/** The areas as a list: choosing one opens its procedures, choosing it again closes it. */
export function AreaList({ areas, chosen, pointed, pending, onChoose, onPoint, onProcedure }: AreaListProps) {
  return (
    <section className="area-list" aria-label={texts.areas}>
      <ul>
        {areas.map(({ area, procedures }) => (
          <li key={area} className={`${area === chosen ? 'chosen' : ''} ${area === pointed ? 'pointed' : ''}`.trim()}>
            <h2>
              <button
                type="button"
                aria-expanded={area === chosen}
                aria-controls={`area-${area}`}
                onClick={() => onChoose(area)}
                onPointerEnter={() => onPoint(area)}
                onPointerLeave={() => onPoint(null)}
              >
                <span className="point" aria-hidden="true" />
                {areaName(area)}
              </button>
            </h2>
            <ul id={`area-${area}`} hidden={area !== chosen}>
              {procedures.map(({ id, name, hint }) => (
                <li key={id}>
                  <button type="button" lang="en" disabled={pending} onClick={() => onProcedure(name)}>
                    <b>{name}</b>
                    <span>{hint}</span>
                  </button>
                </li>
              ))}
              {procedures.length === 0 && <li className="quiet">{texts.typeName}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
