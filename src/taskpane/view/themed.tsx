import {
  FluentProvider,
  teamsHighContrastTheme,
  webDarkTheme,
  webLightTheme,
  type Theme,
} from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { front } from '../ports';
import { lookFor, onSystemLook, systemLook, type Look } from '../theme';

const THEMES: Readonly<Record<Look, Theme>> = {
  light: webLightTheme,
  dark: webDarkTheme,
  black: teamsHighContrastTheme,
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
  return (
    <FluentProvider theme={THEMES[look]} targetDocument={document}>
      {children}
    </FluentProvider>
  );
};
