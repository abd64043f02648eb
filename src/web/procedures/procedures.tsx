import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BodyArea } from '../../contract/education.js';
import { educationRoutes } from '../../contract/education-routes.js';
import { arriveAt } from '../kit/arrive-at.js';
import { useAskedInAddress } from '../kit/asked-in-address.js';
import { call } from '../kit/call.js';
import { NearMatches } from '../kit/near-matches.js';
import { RequestError, wordsOf } from '../kit/request-error.js';
import { SearchBox } from '../kit/search-box.js';
import { showToast } from '../kit/toast-store.js';
import { AreaList } from './area-list.js';
import { BodyMap } from './body-map.js';
import { Guide } from './guide.js';
import { procedureTexts as texts } from './texts.js';
import './procedures.css';

/** The procedure information page: a body map and a search lead to a guide. */
export function Procedures({ termHref }: { termHref: (term: string) => string }) {
  const { asked, ask } = useAskedInAddress('procedure');
  const [area, setArea] = useState<BodyArea | null>(null);
  const [pointed, setPointed] = useState<BodyArea | null>(null);
  const result = useRef<HTMLElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (procedure: string) => call(educationRoutes.procedureInfo, { body: { procedure } }),
    onSuccess: () => requestAnimationFrame(() => arriveAt(result.current)),
    onError: (failure) => showToast({ title: texts.failed, text: wordsOf(failure), failure: true }),
  });
  useEffect(() => {
    if (asked !== '') mutate(asked);
  }, [asked, mutate]);
  const { data: map } = useQuery({
    queryKey: ['procedure-areas'],
    queryFn: ({ signal }) => call(educationRoutes.procedureAreas, { signal }),
  });
  const search = (procedure: string) => (procedure === asked ? mutate(procedure) : ask(procedure));
  const toggle = (chosen: BodyArea) => setArea((open) => (open === chosen ? null : chosen));
  const unknown = error instanceof RequestError && error.status === 404;

  return (
    <div className="procedures">
      <div className="procedures-intro no-print">
        <div>
          <h1 className="title">{texts.title}</h1>
          <p className="read">{texts.intro}</p>
        </div>
        <SearchBox
          id="procedure"
          label={texts.label}
          placeholder={texts.placeholder}
          of="procedures"
          asked={asked}
          pending={isPending}
          onSearch={search}
        />
      </div>
      <div className="atlas no-print">
        <BodyMap chosen={area} pointed={pointed} onChoose={toggle} onPoint={setPointed} />
        <AreaList
          areas={map?.areas ?? []}
          chosen={area}
          pointed={pointed}
          pending={isPending}
          onChoose={toggle}
          onPoint={setPointed}
          onProcedure={search}
        />
      </div>
      <section ref={result} className="guide-place" aria-live="polite" aria-busy={isPending}>
        {isPending && (
          <p className="waiting" role="status">
            {texts.looking}
          </p>
        )}
        {!isPending && data && asked !== '' && <Guide guide={data} termHref={termHref} />}
        {!isPending && unknown && (
          <NearMatches asked={asked} of="procedures" title={texts.unknown} words={wordsOf(error)} onSearch={search} />
        )}
      </section>
    </div>
  );
}
