import { lazy } from 'react';
import { Link } from 'wouter';
import { Intro } from '../../intro/intro.js';
import { usePageTitle } from '../../kit/page-title.js';
import { ChoiceLanding } from '../../landing/choice-landing.js';
import { PatientLanding } from '../../landing/patient-landing.js';
import { ProviderLanding } from '../../landing/provider-landing.js';
import { choiceTexts, patientTexts, providerTexts } from '../../landing/texts.js';
import { sampleTexts } from '../../sample/texts.js';
import { TryIt } from '../../sample/try-it.js';
import { paths } from '../paths.js';
import { PageFoot, Shell, VisitorNav } from '../shell.js';
import { frameTexts } from '../texts.js';

const loadReading = () => import('../../reading/reading-view.js');
const ReadingView = lazy(async () => ({ default: (await loadReading()).ReadingView }));

const texts = { choice: choiceTexts, patient: patientTexts, provider: providerTexts };

/** What visitors see: the choice of the two ways, or one of them. */
export default function LandingPage({ which }: { which: 'choice' | 'patient' | 'provider' }) {
  usePageTitle(texts[which].title.replace(/\.$/, ''));
  return (
    <Shell
      header={
        <VisitorNav
          {...(which === 'provider' && { act: frameTexts.startFreeTrial, actPath: paths.registerProvider })}
        />
      }
      foot={
        <PageFoot note={which === 'provider' ? providerTexts.footNote : undefined}>
          <Link href={paths.signIn}>{frameTexts.signIn}</Link>
        </PageFoot>
      }
    >
      {which === 'choice' && (
        <ChoiceLanding
          registerPath={paths.register}
          signInPath={paths.signIn}
          patientPath={paths.patient}
          providerPath={paths.provider}
          sample={<Sample />}
        />
      )}
      {which === 'patient' && <PatientLanding registerPath={paths.register} intro={<Intro />} sample={<Sample />} />}
      {which === 'provider' && <ProviderLanding registerPath={paths.registerProvider} />}
    </Shell>
  );
}

function Sample() {
  return (
    <TryIt loadView={loadReading}>
      {({ analysis, text, sample }) => (
        <ReadingView
          key={text}
          analysis={analysis}
          text={text}
          when={sample ? sampleTexts.when : sampleTexts.pastedWhen}
          origin={sample ? sampleTexts.origin : sampleTexts.pasted}
          level={2}
        />
      )}
    </TryIt>
  );
}
