import { Button } from '../kit/button.js';
import { useMergeCandidates, useSettlePair } from './roster-query.js';
import { mergeTexts as texts } from './texts.js';

/** Entries that may be one person twice; nothing where there are none. */
export function MergeCandidates() {
  const { data } = useMergeCandidates();
  const settle = useSettlePair();
  if (!data || data.length === 0) return null;
  const pending = (id: number, merge: boolean, words: string) =>
    settle.isPending && settle.variables.pair.manual.id === id && settle.variables.merge === merge && words;
  return (
    <section className="merge-candidates" aria-labelledby="merge-title">
      <h2 className="section-title" id="merge-title">
        {texts.title}
      </h2>
      <p className="quiet">{texts.text}</p>
      <ul>
        {data.map((pair) => (
          <li key={`${pair.manual.id}-${pair.linked.id}`}>
            <div>
              <b>{texts.pair(pair.manual.name, pair.linked.name)}</b>
              <p className="quiet">{pair.manual.email}</p>
            </div>
            <div className="roster-acts">
              <Button
                look="outlined"
                pendingLabel={pending(pair.manual.id, true, texts.merging)}
                onClick={() => settle.isPending || settle.mutate({ pair, merge: true })}
              >
                {texts.merge}
              </Button>
              <Button look="plain" onClick={() => settle.isPending || settle.mutate({ pair, merge: false })}>
                {texts.apart}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
