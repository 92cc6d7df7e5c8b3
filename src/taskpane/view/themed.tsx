import {
  FluentProvider,
  teamsHighContrastTheme,
  webDarkTheme,
  webLightTheme,
  type Theme,
} from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { lookFor, type Look } from '../theme';

const THEMES: Readonly<Record<Look, Theme>> = {
  light: webLightTheme,
  dark: webDarkTheme,
  black: teamsHighContrastTheme,
};

const FORCED = '(forced-colors: active)';

interface ThemedProps {
  /** The background of Office's theme as it is now. */
  readonly background: () => string | undefined;
  readonly children: ReactNode;
}

/** Follows Office's theme. Nothing tells of its changes here, so it is looked at again when the pane is entered. */
export const Themed = ({ background, children }: ThemedProps) => {
  const now = (): Look => lookFor(background(), window.matchMedia(FORCED).matches);
  const [look, setLook] = useState(now);
  useEffect(() => {
    const queries = [FORCED, '(prefers-color-scheme: dark)'].map((query) => window.matchMedia(query));
    const follow = (): void => setLook(now());
    window.addEventListener('focus', follow);
    for (const query of queries) query.addEventListener('change', follow);
    return () => {
      window.removeEventListener('focus', follow);
      for (const query of queries) query.removeEventListener('change', follow);
    };
  });
  return <FluentProvider theme={THEMES[look]}>{children}</FluentProvider>;
};
