import { framePolicy } from '../../build/addresses.cjs';
import { theBrowser } from './browser';

const PANE = 'https://roundabout.example/taskpane.html';

const browser = theBrowser();

/** What a browser() shows of the pane when pages show each other, the outermost first, and the last of them shows the pane. */
const shownIn = async (pages: readonly string[]): Promise<string> => {
  const context = await browser().newContext();
  await context.route('**/*', (route) => {
    const url = route.request().url();
    const next = [...pages.slice(1), PANE][pages.indexOf(url)];
    const html = { contentType: 'text/html' };
    if (url === PANE)
      return route.fulfill({
        ...html,
        headers: { 'Content-Security-Policy': framePolicy },
        body: '<h1>The pane</h1>',
      });
    return route.fulfill({ ...html, body: next ? `<iframe src="${next}"></iframe>` : '' });
  });
  const page = await context.newPage();
  await page.goto(pages[0]!, { waitUntil: 'networkidle' });
  const innermost = page.frames().at(-1)!;
  const shown = await innermost.evaluate(() => document.body?.textContent ?? '');
  await context.close();
  return shown;
};

describe('a browser() shows the pane', () => {
  it.each([
    ['from OneDrive', ['https://onedrive.live.com/', 'https://excel.officeapps.live.com/']],
    ['from SharePoint', ['https://club.sharepoint.com/', 'https://usc-excel.officeapps.live.com/']],
    ['from Excel’s own page', ['https://excel.cloud.microsoft/', 'https://excel.officeapps.live.com/']],
    [
      'from the page of Microsoft 365',
      ['https://www.microsoft365.com/', 'https://excel.officeapps.live.com/'],
    ],
    ['from Office’s former page', ['https://www.office.com/', 'https://excel.officeapps.live.com/']],
    [
      'from Teams',
      ['https://teams.microsoft.com/', 'https://club.sharepoint.com/', 'https://excel.officeapps.live.com/'],
    ],
    [
      'in the US government’s cloud',
      ['https://club.sharepoint.us/', 'https://excel.gov.online.office365.us/'],
    ],
    ['in the US military’s cloud', ['https://club.dps.mil/', 'https://excel.dod.online.office365.us/']],
    ['in China', ['https://club.sharepoint.cn/', 'https://excel.partner.officewebapps.cn/']],
  ])('%s', async (_, pages) => {
    expect(await shownIn(pages)).toBe('The pane');
  });
});

describe('a browser() does not show the pane', () => {
  it.each([
    ['in a page that is not Microsoft’s', ['https://evil.example/']],
    ['where such a page shows Excel', ['https://evil.example/', 'https://excel.officeapps.live.com/']],
    ['in a name that only ends alike', ['https://evilsharepoint.com/']],
    ['without encryption', ['http://club.sharepoint.com/']],
  ])('%s', async (_, pages) => {
    expect(await shownIn(pages)).not.toContain('The pane');
  });
});
