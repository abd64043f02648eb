import { claims } from './claims.js';
import { End, Features, Hero, Section, Start } from './parts.js';
import { PracticePlans } from './practice-plans.js';
import { providerFeatures, providerTexts as texts } from './texts.js';
import './provider.css';

/** The page for practices. */
export function ProviderLanding({ registerPath }: { registerPath: string }) {
  const trial = texts.trial(claims.trial, claims.noCard, claims.noSetup);
  return (
    <div className="landing">
      <Hero title={texts.title} lede={texts.lede}>
        <Start path={registerPath} label={texts.startFreeTrial} note={trial} />
      </Hero>
      <ul className="landing-wrap claims">
        {[claims.providers, claims.accuracy, claims.hoursSaved].map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
      <Section id="features" title={texts.features}>
        <Features
          features={[
            ['book', providerFeatures.analysis],
            ['phone', providerFeatures.calls],
            ['people', providerFeatures.roster],
            ['link', providerFeatures.records],
            ['chart', providerFeatures.analytics],
            ['lock', providerFeatures.privacy],
          ]}
        />
      </Section>
      <Section id="said" title={texts.said}>
        <ul className="testimonials">
          {claims.testimonials.map(({ words, role }) => (
            <li key={role}>
              <figure>
                <blockquote>{words}</blockquote>
                <figcaption>{role}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="plans" title={texts.plans}>
        <PracticePlans registerPath={registerPath} />
      </Section>
      <End act={<Start path={registerPath} label={texts.startFreeTrial} note={trial} />}>
        <div>
          <h2 className="landing-heading">{texts.endTitle}</h2>
          <p className="read">{texts.endWords}</p>
        </div>
      </End>
    </div>
  );
}
