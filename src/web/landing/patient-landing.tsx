import type { ReactNode } from 'react';
import { TIER_ALLOWANCE } from '../../contract/plans.js';
import { End, Features, Hero, Section, Start } from './parts.js';
import { patientFeatures, patientTexts as texts } from './texts.js';

interface PatientLandingProps {
  registerPath: string;
  /** A short animation of how it works. */
  intro: ReactNode;
  /** What can be tried here. */
  sample: ReactNode;
}

/** The page for people who have a report. */
export function PatientLanding({ registerPath, intro, sample }: PatientLandingProps) {
  const free = texts.call(TIER_ALLOWANCE.free ?? 0);
  return (
    <div className="landing">
      <Hero title={texts.title} lede={texts.lede}>
        <Start path={registerPath} label={texts.getStarted} note={free} />
      </Hero>
      {sample}
      <Section id="how" title={texts.how}>
        <div className="how">
          <ol className="how-it-works">
            {texts.steps.map(([name, words]) => (
              <li key={name}>
                <div>
                  <b>{name}</b>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
          {intro}
        </div>
      </Section>
      <Section id="features" title={texts.features}>
        <Features
          features={[
            ['book', patientFeatures.analysis],
            ['files', patientFeatures.files],
            ['printer', patientFeatures.letter],
            ['lock', patientFeatures.privacy],
            ['people', patientFeatures.both],
            ['clock', patientFeatures.instant],
          ]}
        />
      </Section>
      <End act={<Start path={registerPath} label={texts.getStarted} note={free} />}>
        <h2 className="landing-heading">{texts.callTitle}</h2>
      </End>
    </div>
  );
}
