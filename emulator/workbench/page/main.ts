import { makeXlsx } from '../../files/makeXlsx';
import { parseApiJson } from '../../host/api';
import { createBook } from '../../model';
import { Bench } from './bench';
import { CHANNELS } from './pane';
import { TEXTS, type SampleName, type ThemeName } from './texts';
import { element } from './element';

/** What the bar above the workbook asks for. */
interface Wishes {
  /** Choices that are not taken give false. */
  readonly sample: (name: SampleName) => boolean;
  readonly open: (file: File) => Promise<boolean>;
  readonly save: () => void;
  readonly theme: (name: ThemeName) => boolean;
}

/** In place of a sample, for a file of one's own; nobody chooses it. */
const OWN = '';

const choice = (
  label: string,
  options: Readonly<Record<string, string>>,
  chosen: string,
  change: (value: string) => boolean,
) => {
  let before = chosen;
  const select = element(
    'select',
    {},
    ...Object.entries(options).map(([value, text]) =>
      element('option', { value, selected: value === chosen, hidden: value === OWN }, text),
    ),
  );
  const show = (value: string): void => {
    select.value = value;
    before = value;
  };
  select.addEventListener('change', () => show(change(select.value) ? select.value : before));
  return { field: element('label', { class: 'choice-of' }, element('span', {}, label), select), show };
};

/** The bar: samples, open, save, the theme that the pane is told of. */
const makeToolbar = (wishes: Wishes, sample: SampleName, theme: ThemeName): HTMLElement => {
  const samples = choice(TEXTS.sample, { ...TEXTS.samples, [OWN]: TEXTS.ownFile }, sample, (name) =>
    wishes.sample(name as SampleName),
  );
  const file = element('input', {
    type: 'file',
    accept: '.xlsx,.xlsm',
    'aria-label': TEXTS.openFile,
    hidden: true,
  });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) void wishes.open(chosen).then((isOpen) => isOpen && samples.show(OWN));
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
    samples.field,
    open,
    file,
    save,
    choice(TEXTS.theme, TEXTS.themes, theme, (name) => wishes.theme(name as ThemeName)).field,
    element('p', { class: 'guidance' }, TEXTS.guidance),
  );
};

const bytesOf = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());

const oneOf = <T extends string>(wanted: string | null, known: readonly T[], standard: T): T =>
  known.find((name) => name === wanted) ?? standard;

/** `?sample=club-16&channel=A&theme=light&latency=15`: all may be left out. */
const start = async (): Promise<void> => {
  const asked = new URLSearchParams(location.search);
  const samples = Object.keys(TEXTS.samples) as SampleName[];
  const sample = oneOf(asked.get('sample'), samples, 'club-16');
  const channel = oneOf(asked.get('channel'), CHANNELS, 'A');
  const theme = oneOf(asked.get('theme'), Object.keys(TEXTS.themes) as ThemeName[], 'light');
  const api = parseApiJson(await (await fetch('api.json')).text());
  const bench = new Bench({ api, channel, theme, latency: Number(asked.get('latency') ?? 15) }, createBook());
  const bytesOfSample = async (name: SampleName): Promise<Uint8Array> =>
    name === 'empty' ? makeXlsx(createBook()) : bytesOf(`samples/${name}.xlsx`);
  const openSample = async (name: SampleName): Promise<boolean> =>
    bench.open(await bytesOfSample(name), `${name}.xlsx`);
  const bytes = await bytesOfSample(sample);
  const toolbar = makeToolbar(
    {
      sample: (name) => {
        if (!bench.mayLeave()) return false;
        void openSample(name);
        return true;
      },
      open: async (file) =>
        bench.mayLeave() && bench.open(new Uint8Array(await file.arrayBuffer()), file.name, true),
      save: () => bench.save(),
      theme: (name) => {
        bench.wear(name);
        return true;
      },
    },
    sample,
    theme,
  );
  // Nothing is seen before the workbook is there: who selects cells of the empty one that it begins with would lose the selection.
  document.body.append(toolbar, bench.root);
  bench.open(bytes, `${sample}.xlsx`);
  addEventListener('beforeunload', (event) => {
    if (bench.unsaved) event.preventDefault();
  });
};

void start();
