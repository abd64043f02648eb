import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TIER_ALLOWANCE } from '../../contract/plans.js';
import { buttonClass } from '../kit/button.js';
import { Drawing } from './drawings.js';
import { End, Features, Hero, Section, Start } from './parts.js';
import { patientFeatures, choiceTexts as texts } from './texts.js';
import './choice.css';

interface ChoiceLandingProps {
  registerPath: string;
  signInPath: string;
  patientPath: string;
  providerPath: string;
  /** What can be tried here. */
  sample: ReactNode;
}

/** The first page a visitor sees: what it is, a sample to try, and the two ways on. */
export function ChoiceLanding({ registerPath, signInPath, patientPath, providerPath, sample }: ChoiceLandingProps) {
  const free = texts.free(TIER_ALLOWANCE.free ?? 0);
  return (
    <div className="landing">
      <Hero title={texts.title} lede={texts.lede}>
        <div className="start">
          <Link className={buttonClass('filled', true)} href={registerPath}>
            {texts.getStarted}
          </Link>
          <p className="quiet">{free}</p>
          <p className="start-also">
            <Link className={buttonClass('outlined')} href={signInPath}>
              {texts.signIn}
            </Link>
          </p>
        </div>
      </Hero>
      <Section id="choose" title={texts.choose}>
        <ul className="choices">
          <li>
            <Drawing name="book" />
            <div>
              <h3>{texts.patient}</h3>
              <p>{texts.patientWords}</p>
              <Link className="choice-link" href={patientPath}>
                {texts.patientAct}
              </Link>
            </div>
          </li>
          <li>
            <Drawing name="people" />
            <div>
              <h3>{texts.provider}</h3>
              <p>{texts.providerWords}</p>
              <Link className="choice-link" href={providerPath}>
                {texts.providerAct}
              </Link>
            </div>
          </li>
        </ul>
      </Section>
      <div className="landing-sample">{sample}</div>
      <Section id="features" title={texts.blurbs}>
        <Features
          features={[
            ['book', patientFeatures.analysis],
            ['files', patientFeatures.files],
            ['lock', patientFeatures.privacy],
          ]}
        />
      </Section>
      <End act={<Start path={registerPath} label={texts.getStarted} note={free} />}>
        <h2 className="landing-heading">
          {texts.endLines[0]}
          <br />
          {texts.endLines[1]}
        </h2>
      </End>
    </div>
  );
}
