import { FluentProvider, webDarkTheme, webLightTheme, type Theme } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { front } from '../ports';
import { lookFor, onSystemLook, systemLook, type Look } from '../theme';

const THEMES: Readonly<Record<Look, Theme>> = {
  light: webLightTheme,
  dark: webDarkTheme,
  black: {
    ...webDarkTheme,
    colorNeutralBackground1: '#000000',
    colorNeutralBackground1Hover: '#1f1f1f',
    colorNeutralBackground1Pressed: '#141414',
    colorNeutralBackground1Selected: '#292929',
  },
};

interface ThemedProps {
  /** The background of Office's theme as it is now. */
  readonly background: () => string | undefined;
  readonly children: ReactNode;
}

/** Follows Office's theme. Nothing tells of its changes here, so it is looked at again when somebody comes to the pane. */
export const Themed = ({ background, children }: ThemedProps) => {
  const now = (): Look => lookFor(background(), systemLook());
  const [look, setLook] = useState(now);
  useEffect(() => {
    const follow = (): void => setLook(now());
    const stops = [front.onCame(follow), onSystemLook(follow)];
    return () => stops.forEach((stop) => stop());
  });
  // What the browser draws itself: scroll bars, the signs in fields of dates, lists that are open.
  useEffect(() => {
    document.documentElement.style.colorScheme = look === 'light' ? 'normal' : 'dark';
  }, [look]);
  return (
    <FluentProvider theme={THEMES[look]} targetDocument={document}>
      {children}
    </FluentProvider>
  );
};
