/** Which Excel the pane stands in. */
export type Platform = 'web' | 'windows' | 'mac' | 'ipad';

/** Office's own words for them; any other is Excel on Windows. */
const PLATFORMS: Readonly<Record<string, Platform>> = { OfficeOnline: 'web', Mac: 'mac', iOS: 'ipad' };

/** What Office tells the pane once it is ready. */
export const toldByOffice = () => {
  const { platform, contentLanguage } = Office.context;
  return {
    platform: PLATFORMS[platform] ?? 'windows',
    /** Of the workbook's texts; empty where that is not known. */
    contentLanguage: contentLanguage ?? '',
  } as const;
};

/** The background of Office's theme as it is now. On the web nothing tells of it (office-js #6134). */
export const background = (): string | undefined => Office.context.officeTheme?.bodyBackgroundColor;

/** Waits for Office, and says whether it is Excel. Microsoft's client may not have come: the page was opened from a disk, or without a network. */
export const isInExcel = async (): Promise<boolean> =>
  typeof Office !== 'undefined' && (await Office.onReady()).host === Office.HostType.Excel;

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
