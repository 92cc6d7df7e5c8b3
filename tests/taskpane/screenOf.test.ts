import { screenOf } from '../../src/taskpane/ports';

it.each([
  ['https://example.org/roundabout/taskpane.html?screen=new', 'new'],
  ['https://example.org/roundabout/taskpane.html?screen=print', 'print'],
  ['https://example.org/taskpane.html?screen=new&_host_Info=Excel$Win32$16.01$en-US$$$$0', 'new'],
  ['https://example.org/taskpane.html?_host_Info=Excel$Web$16.00$en-US&screen=print', 'print'],
  // A host that adds to an address as if it had no question mark yet.
  ['https://example.org/taskpane.html?screen=print?_host_Info=Excel$Mac', 'print'],
  ['https://example.org/taskpane.html?screen=new#/', 'new'],
  ['https://example.org/taskpane.html?screen=open', 'open'],
  ['https://example.org/taskpane.html?screen=send&_host_Info=Excel$Web$16.00$en-US', 'send'],
])('the pane at %s opens at “%s”', (address, screen) => {
  expect(screenOf(address)).toBe(screen);
});

it.each([
  'https://example.org/taskpane.html',
  'https://example.org/taskpane.html?screen=',
  'https://example.org/taskpane.html?screen=newest',
  'https://example.org/taskpane.html?screen=toString',
  'https://example.org/taskpane.html?bigscreen=new',
  'https://example.org/screen=new/taskpane.html',
  'https://example.org/taskpane.html#?screen=new',
  '',
])('at %s it opens wherever it is', (address) => {
  expect(screenOf(address)).toBeNull();
});
