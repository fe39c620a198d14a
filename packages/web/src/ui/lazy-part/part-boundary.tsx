import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '../../lib/log.ts';
import { uiCopy } from '../copy.ts';
import { PartNotice, type PartPlace } from './part-notice.tsx';

interface PartBoundaryProps {
  place: PartPlace;
  children: ReactNode;
}

/** Stops a failure inside a part from taking down the page. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    log.error(uiCopy.partFailed, error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PartNotice
        place={this.props.place}
        text={uiCopy.partFailed}
        onTryAgain={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
