import { type SampleId, sampleLines } from './samples.js';
import './sample-lines.css';

/** Lines of a sample on their sheet, each leading to its plain words. */
export function SampleLines({ id }: { id: SampleId }) {
  return (
    <ul className="sample-lines">
      {sampleLines[id].map(({ line, theirs, ours }) => (
        <li key={line}>
          <p className="theirs" lang="en">
            <i aria-hidden="true">{line}</i>
            <span>{theirs}</span>
          </p>
          <div className="lead" aria-hidden="true" />
          <p className="ours" lang="en">
            <span>{ours}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
