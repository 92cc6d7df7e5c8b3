import { Button } from '@fluentui/react-components';
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { isNotLoaded, NOT_LOADED } from '../notLoaded';
import { Sentence, type ViewProps } from './frame';
import { Message } from './message';

type Speaking = Pick<ViewProps, 'speech'>;

interface GuardProps extends Speaking {
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** Says that a part did not come, and hands every other error on. */
class Guard extends Component<GuardProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { speech, onAgain, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    if (!isNotLoaded(error)) throw error;
    return (
      <Message intent="error">
        <Sentence>{speech.message(NOT_LOADED)}</Sentence>
        <div>
          <Button size="small" onClick={onAgain}>
            {speech.texts.tryAgain}
          </Button>
        </div>
      </Message>
    );
  }
}

/** A part of the pane that comes when it is looked at. Where it did not come it can be asked for again; all around it stays. */
export const part = <Props extends Speaking>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => {
  // React remembers that a part did not come: each attempt is another one.
  let shown = lazy(load);
  return function Part(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const again = (): void => {
      shown = lazy(load);
      setAttempt(attempt + 1);
    };
    const Shown = shown as ComponentType<Props>;
    return (
      <Guard key={attempt} speech={props.speech} onAgain={again}>
        <Shown {...props} />
      </Guard>
    );
  };
};
