/** Runs in the pane's page before Microsoft's client does, which looks for its host at once. */
(window.parent as { connectPane?: (pane: Window) => void }).connectPane?.(window);
