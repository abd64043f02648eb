import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.js';
import { brokenTexts } from './texts.js';
import './not-found.css';

/** Stands in for a page whose parts could not be loaded (no connection, or a newer version on the server). */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main id="main" tabIndex={-1} className="not-found">
        <h1 className="title">{brokenTexts.title}</h1>
        <p className="read">{brokenTexts.text}</p>
        <Button onClick={() => location.reload()}>{brokenTexts.again}</Button>
      </main>
    );
  }
}
