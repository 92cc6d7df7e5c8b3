import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { Script, type Context } from 'node:vm';
import { UNDO_GROUP, type Host } from './host';
import { clientFolder } from './installed';

/** As much of a browser's window as loading the client needs; jsdom's fits. */
export interface OfficeWindow {
  readonly document: {
    createElement(name: 'script'): ScriptElement;
    readonly head: { appendChild(element: ScriptElement): unknown };
  };
  readonly sessionStorage: { clear(): void };
  readonly Event: new (type: string) => unknown;
  readonly Node: {
    readonly prototype: {
      appendChild(node: unknown): unknown;
      insertBefore(node: unknown, child: unknown): unknown;
    };
  };
}

interface ScriptElement {
  src: string;
  readonly nodeName: string;
  dispatchEvent(event: unknown): unknown;
}

/** Where the page says that it loads the client from. Nothing is fetched: its files are read from node_modules. */
const BASE = 'https://office.example/lib/';

const compiled = new Map<string, Script>();

const scriptOf = (file: string): Script => {
  const known = compiled.get(file);
  if (known) return known;
  const script = new Script(readFileSync(join(clientFolder(), file), 'utf8'), { filename: file });
  compiled.set(file, script);
  return script;
};

const fileOf = (src: string): string | null =>
  src.startsWith(BASE) ? normalize(src.slice(BASE.length).replace(/[?#].*$/, '')) : null;

const isScript = (node: unknown): node is ScriptElement =>
  typeof node === 'object' && node !== null && 'src' in node && (node as ScriptElement).nodeName === 'SCRIPT';

/** Makes script elements that point to the client run its files, as a browser would, in a later turn. */
const serveScripts = (window: OfficeWindow, context: Context, missing: (src: string) => void): void => {
  const serve = (node: unknown): void => {
    if (!isScript(node) || node.src === '') return;
    const file = fileOf(node.src);
    setTimeout(() => {
      if (file === null || !exists(file)) {
        missing(node.src);
        node.dispatchEvent(new window.Event('error'));
        return;
      }
      scriptOf(file).runInContext(context);
      node.dispatchEvent(new window.Event('load'));
    }, 0);
  };
  const { prototype } = window.Node;
  const { appendChild, insertBefore } = prototype;
  prototype.appendChild = function (this: unknown, node) {
    const added = appendChild.call(this, node);
    serve(node);
    return added;
  };
  prototype.insertBefore = function (this: unknown, node, child) {
    const added = insertBefore.call(this, node, child);
    serve(node);
    return added;
  };
};

const exists = (file: string): boolean => {
  try {
    scriptOf(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
};

interface RunContext {
  _requestFlagModifier: number;
}

type Batch = (context: RunContext) => Promise<unknown>;

interface OfficeGlobals {
  readonly Office: { onReady(): Promise<{ host: string | null; platform: string | null }> };
  readonly Excel: { run(options: unknown, batch?: Batch): Promise<unknown> };
}

/** Tells the host which requests are one step of undo: see `UNDO_GROUP`. */
const tellOfUndoGroups = ({ Excel }: OfficeGlobals): void => {
  const { run } = Excel;
  Excel.run = (options, batch) => {
    if (!batch || !(options as { mergeUndoGroup?: boolean }).mergeUndoGroup)
      return batch ? run(options, batch) : run(options);
    return run(options, (context) => {
      context._requestFlagModifier |= UNDO_GROUP;
      return batch(context);
    });
  };
};

/**
 * Loads Microsoft's unmodified client from node_modules into a window, over the host's wire, and waits until it is
 * ready. `context` is the window's global object as a vm context. Scripts asked for that are no files of the client are
 * told to `missing`.
 */
export const loadOffice = async (
  window: OfficeWindow,
  context: Context,
  host: Host,
  missing: (src: string) => void = () => undefined,
): Promise<{ host: string | null; platform: string | null }> => {
  window.sessionStorage.clear();
  Object.defineProperty(window, 'external', { value: host.wire.external, configurable: true });
  const tag = window.document.createElement('script');
  tag.src = `${BASE}office.js`;
  window.document.head.appendChild(tag);
  serveScripts(window, context, missing);
  scriptOf('office.js').runInContext(context);
  const globals = window as unknown as OfficeGlobals;
  const ready = await globals.Office.onReady();
  tellOfUndoGroups(globals);
  host.reset();
  return ready;
};
