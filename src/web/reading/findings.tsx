import type { AnalysisFinding } from '../../contract/analysis.js';
import { MarkLabel } from '../kit/marks.js';
import { type CitedSentence, sentencesOf } from './citations.js';
import { useReport } from './report-context.js';
import { Row } from './row.js';
import { Said } from './said.js';
import { readingTexts as texts } from './texts.js';
import './findings.css';

const marks = {
  urgent: { mark: 'triangle', tone: 'brick' },
  important: { mark: 'diamond', tone: 'amber' },
  note: { mark: 'ring', tone: undefined },
  normal: { mark: 'dot', tone: undefined },
} as const;

/** A first sentence this short reads as the heading of its finding. */
const HEADING_LIMIT = 90;

/** What the report found: the urgent and important, one by one. */
export function PressingFindings({ level }: { level: 2 | 3 }) {
  const said = useSaidFindings();
  const pressing = [...said.filter(of('urgent')), ...said.filter(of('important'))];
  const sensitive = said.filter((one) => one.finding.sensitive);
  if (pressing.length + sensitive.length === 0) return null;
  return (
    <section className="reading-section" aria-label={texts.most}>
      {pressing
        .filter((one) => !one.finding.sensitive)
        .map((one, i, all) => (
          <Finding
            key={one.finding.id}
            {...one}
            level={level}
            follows={all[i - 1]?.finding.importance === one.finding.importance}
          />
        ))}
      {sensitive.length > 0 && (
        <Row as="article" className="finding" side={<FindingMark importance={sensitive[0]!.finding.importance} />}>
          <WhenReady said={sensitive} />
        </Row>
      )}
    </section>
  );
}

interface SaidFinding {
  finding: AnalysisFinding;
  sentences: readonly CitedSentence[];
}

const of = (importance: AnalysisFinding['importance']) => (one: SaidFinding) => one.finding.importance === importance;

function useSaidFindings(): SaidFinding[] {
  const { analysis, citations } = useReport();
  return analysis.findings.map((finding, index) => ({
    finding,
    sentences: sentencesOf(citations, 'findings', index, finding.text, finding.source),
  }));
}

/** What else the report found: what is good to know, and the normal ones gathered. */
export function OtherFindings() {
  const said = useSaidFindings();
  const open = said.filter((one) => !one.finding.sensitive);
  const notes = open.filter(of('note'));
  const normal = open.filter(of('normal'));
  if (notes.length + normal.length === 0) return null;
  return (
    <section className="reading-section other-findings" aria-label={texts.others}>
      {notes.length > 0 && (
        <Row as="article" className="finding" side={<MarkLabel mark="ring">{texts.note}</MarkLabel>}>
          {notes.map((one) => (
            <Said key={one.finding.id} sentences={one.sentences} />
          ))}
        </Row>
      )}
      {normal.length > 0 && (
        <Row as="article" className="finding" side={<MarkLabel mark="dot">{texts.normal}</MarkLabel>}>
          <ul className="normal-run">
            {normal.map((one) => (
              <li key={one.finding.id}>
                <Said as="div" className="inline-said" sentences={one.sentences} />
              </li>
            ))}
          </ul>
        </Row>
      )}
    </section>
  );
}

/** The sign in the margin. It stands once before findings of one kind; for those that follow it is only heard. */
function FindingMark({
  importance,
  follows,
}: {
  importance: AnalysisFinding['importance'];
  follows?: boolean | undefined;
}) {
  const { mark, tone } = marks[importance];
  const words = texts[importance];
  if (follows) return <span className="hidden-label">{words}</span>;
  return (
    <MarkLabel mark={mark} tone={tone}>
      {words}
    </MarkLabel>
  );
}

function Finding({ finding, sentences, level, follows }: SaidFinding & { level: 2 | 3; follows: boolean }) {
  const heading = sentences[0] && sentences[0].text.length <= HEADING_LIMIT ? sentences[0] : null;
  const body = heading ? sentences.slice(1) : sentences;
  return (
    <Row as="article" className="finding" side={<FindingMark importance={finding.importance} follows={follows} />}>
      {heading && <Said as={level === 2 ? 'h2' : 'h3'} className="reading-heading" sentences={[heading]} />}
      {body.length > 0 && <Said sentences={body} />}
    </Row>
  );
}

/** Findings that open only by the reader's own choice. It is said that they are there, never what they are. */
function WhenReady({ said }: { said: readonly SaidFinding[] }) {
  return (
    <>
      <p className="read">{said.length === 1 ? texts.sensitiveOne : texts.sensitiveMany(said.length)}</p>
      <details className="when-ready">
        <summary>
          <svg className="drawn" viewBox="0 0 14 14" aria-hidden="true">
            <path d="M4 1.5 10.5 7 4 12.5" />
          </svg>
          <span>{texts.whenReady}</span>
        </summary>
        <div>
          {said.map((one) => (
            <Said key={one.finding.id} sentences={one.sentences} />
          ))}
        </div>
      </details>
    </>
  );
}
