/**
 * Opens a page of ours in the browser; whether Excel could. On the web it cannot: there a link opens a window of its own, as on
 * a desktop it does not everywhere.
 */
export const openWindow = (address: string): boolean => {
  const { requirements, ui } = Office.context;
  if (!requirements.isSetSupported('OpenBrowserWindowApi', '1.1')) return false;
  ui.openBrowserWindow(new URL(address, location.href).href);
  return true;
};
