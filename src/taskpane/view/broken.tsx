import { Button } from '@fluentui/react-components';
import { Component, type ReactNode } from 'react';
import type { Speech } from '../speech';
import { Sentence } from './frame';

interface BrokenProps {
  readonly speech: Speech;
  readonly detail: string;
  readonly onAgain: () => void;
}

/** After an error that nobody foresaw: what to do, and what to report. */
export const Broken = ({ speech: { texts, say }, detail, onAgain }: BrokenProps) => (
  <>
    <Sentence>{texts.brokenText}</Sentence>
    <Button appearance="primary" onClick={onAgain}>
      {texts.tryAgain}
    </Button>
    <Sentence quiet>{say(texts.brokenDetail, { detail })}</Sentence>
  </>
);

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what goes wrong while drawing, so that the pane is never blank. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
