import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Analysis } from '../../contract/analysis.js';
import { Button } from '../kit/button.js';
import { Mark } from '../kit/marks.js';
import { Tabs } from '../kit/tabs.js';
import { OwnText } from './own-text.js';
import { SampleLines } from './sample-lines.js';
import { sampleTexts as texts } from './texts.js';
import { type Explained, useExplainer } from './use-explainer.js';
import './try-it.css';

type Way = 'chestCt' | 'bloodTest' | 'own';

interface TryItProps {
  /** Fetches what shows an explanation; called when a reader asks for one. */
  loadView: () => Promise<unknown>;
  /** Shows a finished explanation. */
  children: (shown: { analysis: Analysis; text: string; sample: boolean }) => ReactNode;
}

/** A sample, or a text of one's own, explained on this device before any account exists. */
export function TryIt({ loadView, children }: TryItProps) {
  const [way, setWay] = useState<Way>('chestCt');
  const [asked, setAsked] = useState<Way>('chestCt');
  const [own, setOwn] = useState('');
  const { explained, explain, reset } = useExplainer();
  const result = useRef<HTMLElement>(null);
  const strip = useRef<HTMLElement>(null);

  useEffect(() => {
    if (explained.state !== 'done') return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  }, [explained]);

  const ask = (chosen: Way) => {
    setAsked(chosen);
    explain(async () => {
      const [text] = await Promise.all([
        chosen === 'own' ? own : import('./sample-texts.js').then(({ sampleTexts }) => sampleTexts[chosen]),
        loadView(),
      ]);
      return text;
    });
  };
  const close = () => {
    reset();
    strip.current?.focus({ preventScroll: true });
    strip.current?.scrollIntoView({ block: 'start' });
  };
  const sample = (id: 'chestCt' | 'bloodTest') => (
    <>
      <SampleLines id={id} />
      <p className="try-act">
        <Button look="outlined" onClick={() => ask(id)} pendingLabel={reading(explained, asked, id)}>
          {texts.readAll}
        </Button>
        <span className="quiet">{texts.madeUp}</span>
      </p>
      <Failure explained={explained} shown={asked === id} />
    </>
  );

  return (
    <>
      <section className="try-it" aria-labelledby="try-heading" ref={strip} tabIndex={-1}>
        <div className="try-name">
          <h2 id="try-heading">{texts.heading}</h2>
          <p className="quiet">
            <svg className="drawn" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4.500 1.500H11.500V14.500H4.500ZM7 12.500H9" />
            </svg>
            {texts.stays}
          </p>
          {texts.englishOnly && <p className="quiet">{texts.englishOnly}</p>}
        </div>
        <Tabs
          label={texts.tabs}
          value={way}
          onChange={setWay}
          tabs={[
            { value: 'chestCt', label: texts.chestCt, panel: sample('chestCt') },
            { value: 'bloodTest', label: texts.bloodTest, panel: sample('bloodTest') },
            {
              value: 'own',
              label: texts.own,
              panel: (
                <OwnText
                  text={own}
                  onText={setOwn}
                  pending={reading(explained, asked, 'own')}
                  onSubmit={() => ask('own')}
                >
                  <Failure explained={explained} shown={asked === 'own'} />
                </OwnText>
              ),
            },
          ]}
        />
        <p className="hidden-label" role="status">
          {explained.state === 'reading' && texts.reading}
          {explained.state === 'done' && texts.ready}
        </p>
      </section>
      {explained.state === 'done' && (
        <section className="try-result" aria-label={texts.result} ref={result} tabIndex={-1}>
          <div className="try-result-name no-print">
            <p className="quiet">{texts.nothingSent}</p>
            <Button look="plain" onClick={close}>
              {texts.close}
              <span className="hidden-label"> {texts.closeWhat}</span>
            </Button>
          </div>
          <Suspense fallback={null}>
            {children({ analysis: explained.analysis, text: explained.text, sample: asked !== 'own' })}
          </Suspense>
        </section>
      )}
    </>
  );
}

const reading = (explained: Explained, asked: Way, way: Way) =>
  explained.state === 'reading' && asked === way && texts.readingNow;

function Failure({ explained, shown }: { explained: Explained; shown: boolean }) {
  if (explained.state !== 'failed' || !shown) return null;
  return (
    <p className="try-failure" role="alert">
      <Mark name="triangle" />
      <span>{explained.words}</span>
    </p>
  );
}
