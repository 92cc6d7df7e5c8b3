import { element } from './element';
import { TEXTS, type SampleName, type ThemeName } from './texts';

/** What the bar above the workbook asks for. */
export interface Wishes {
  readonly sample: (name: SampleName) => void;
  readonly open: (file: File) => void;
  readonly save: () => void;
  readonly theme: (name: ThemeName) => void;
}

const choice = (
  label: string,
  options: Readonly<Record<string, string>>,
  chosen: string,
  change: (value: string) => void,
): HTMLElement => {
  const select = element(
    'select',
    {},
    ...Object.entries(options).map(([value, text]) =>
      element('option', { value, selected: value === chosen }, text),
    ),
  );
  select.addEventListener('change', () => change(select.value));
  return element('label', { class: 'choice-of' }, element('span', {}, label), select);
};

/** The bar: samples, open, save, the theme that the pane is told of. */
export const makeToolbar = (wishes: Wishes, sample: SampleName, theme: ThemeName): HTMLElement => {
  const file = element('input', {
    type: 'file',
    accept: '.xlsx,.xlsm',
    'aria-label': TEXTS.openFile,
    hidden: true,
  });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) wishes.open(chosen);
    file.value = '';
  });
  const open = element('button', { type: 'button' }, TEXTS.open);
  open.addEventListener('click', () => file.click());
  const save = element('button', { type: 'button' }, TEXTS.save);
  save.addEventListener('click', wishes.save);
  return element(
    'header',
    { class: 'toolbar' },
    element('h1', {}, TEXTS.title),
    choice(TEXTS.sample, TEXTS.samples, sample, (name) => wishes.sample(name as SampleName)),
    open,
    file,
    save,
    choice(TEXTS.theme, TEXTS.themes, theme, (name) => wishes.theme(name as ThemeName)),
    element('p', { class: 'guidance' }, TEXTS.guidance),
  );
};
