import { createBook, localeOf, type Book, type BookEvent } from '../model';
import { internalError } from '../model/error';
import { ENGLISH } from '../model/locale';
import type { Api, Sets } from './api';
import { DISPATCH, LIGHT, RESULT, type Answering, type Channel, type Reply, type Theme } from './channel';
import { classRows } from './classes';
import type { HostContext } from './row';
import { Log, isCleanup, isService, type Counters, type LoggedRequest } from './counters';
import { Listeners, sentEvent, type Author, type SentEvent } from './events';
import { failAsPlanned, noFaults, type Faults } from './faults';
import type { RequestBody, ResponseBody } from './message';
import { noQuirks, type Quirks } from './quirks';
import { askedOfNull, calculatedColumns, LoopWatch } from './warnings';
import { createWire, type Wire } from './wire';
import { Batch, type ActionGuard } from './batch';
import { Catalogue, type CatalogueOptions } from './catalogue';

/** Runs request bodies, one after the other, over a table of classes. */
interface Executor<C> {
  readonly catalogue: Catalogue<C>;
  readonly execute: (body: RequestBody, guard: ActionGuard) => ResponseBody;
}

/** Makes an executor. References that the client keeps live as long as it does. */
const createExecutor = <C>(options: CatalogueOptions<C>): Executor<C> => {
  const catalogue = new Catalogue(options);
  return { catalogue, execute: (body, guard) => new Batch(catalogue, body).run(guard) };
};

export interface HostOptions {
  readonly workbook?: Book;
  /** Requirement sets over the default ones, the manifest's floor, ExcelApi 1.9; `null` takes one away. */
  readonly sets?: Readonly<Record<string, string | null>>;
  readonly locale?: string;
  readonly dataLocale?: string;
  readonly theme?: Theme;
  readonly faults?: Partial<Faults>;
  readonly quirks?: Partial<Quirks>;
  readonly latency?: number;
}

const DEFAULT_SETS: Sets = {
  ExcelApi: '1.9',
  RibbonApi: '1.1',
  SharedRuntime: '1.1',
  DelayForCellEdit: '1.1',
};

const withoutNulls = (sets: Readonly<Record<string, string | null>>): Sets =>
  Object.fromEntries(
    Object.entries(sets).flatMap(([name, version]) => (version === null ? [] : [[name, version]])),
  );

const EVENT_CATEGORY = 65536;
const DELAY_FOR_CELL_EDIT = 64;
/** Of the emulator's own: the installed client does not know the option, and what a newer one sends is not known here. */
export const UNDO_GROUP = 1 << 20;
const SERVICES = {
  'Microsoft.InternalService.AddinInternalService': { NotifyActionHandlerReady: () => null },
  'Microsoft.Telemetry.TelemetryService': { SendTelemetryEvent: () => null, SendCustomerContent: () => null },
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** An answer, and what the log says of it. */
type Measured = Pick<LoggedRequest, 'bytes' | 'responseBytes' | 'failed'> & { readonly reply: Reply };

/** The emulated Excel: a workbook behind a wire, with controls for tests. */
export class Host {
  readonly book: Book;
  readonly sets: Sets;
  readonly faults: Faults;
  readonly quirks: Quirks;
  readonly wire: Wire;
  /** What a channel works on. */
  readonly answering: Answering;
  /** `Class.member` for everything asked for that the host lacks. */
  readonly unsupported = new Set<string>();
  /** `Class.member` for everything that requests have touched. */
  readonly used = new Set<string>();
  /** Mistakes of the emulator or of a co-author, thrown while a request ran. */
  readonly defects: unknown[] = [];
  /** What Excel puts up with and no add-in should do: see `warnings.ts`. */
  readonly warnings: string[] = [];
  /** Commands of the ribbon that the add-in has reported as done. */
  readonly commandsDone: string[] = [];
  readonly documentSettings = new Map<string, string>();
  readonly #log = new Log();
  readonly #listeners = new Listeners();
  readonly #executor: Executor<HostContext>;
  #author: Author = 'user';
  #pending: SentEvent[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #between = new Map<number, () => void>();
  #leaving: (() => void)[] = [];
  readonly #channels: Channel[] = [];
  readonly #loops = new LoopWatch();

  /** `api` is what the client knows of its host (see `parseApi`). */
  constructor(api: Api, options: HostOptions = {}) {
    this.book = options.workbook ?? createBook();
    this.sets = withoutNulls({ ...DEFAULT_SETS, ...options.sets });
    this.faults = { ...noFaults(), ...options.faults };
    this.quirks = { ...noQuirks(), ...options.quirks };
    if (options.latency !== undefined) this.faults.latency = options.latency;
    this.book.listener = (event) => this.#happened(event);
    this.book.writing = (ref, formulaAt) => {
      if (this.#author === 'add-in') this.warnings.push(...calculatedColumns(this.book, ref, formulaAt));
    };
    this.book.guessing = (ref, text) => {
      if (this.#author === 'add-in')
        this.warnings.push(
          `${this.book.sheet(ref.sheet).name}: ${text} written into a Text cell without an apostrophe`,
        );
    };
    this.book.circular = (address, cells) =>
      this.warnings.push(`${address}: a circular reference; Excel warns and shows 0 (cells: ${cells})`);
    this.#executor = createExecutor<HostContext>({
      api,
      sets: this.sets,
      context: { book: this.book, quirks: this.quirks, readOnly: () => this.faults.readOnly },
      rows: classRows,
      root: { type: 'Workbook', it: this.book },
      services: SERVICES,
      listen: (event, target, on) => this.#listeners.listen(event, target, on),
      missing: (member) => this.unsupported.add(member),
      touched: (member) => this.used.add(member),
      defect: (error) => this.defects.push(error),
    });
    const locale = options.locale ?? 'en-US';
    const dataLocale = options.dataLocale ?? locale;
    if (dataLocale !== 'en-US') this.book.locale = localeOf(dataLocale);
    this.answering = {
      app: {
        displayLanguage: locale,
        contentLanguage: dataLocale,
        sets: this.sets,
        theme: options.theme ?? LIGHT,
        version: '16.0.17928.20114',
        documentUrl: 'https://example.org/tournament.xlsx',
      },
      settings: this.documentSettings,
      answer: (body, flags) => this.#inTurn(() => this.#answer(body, flags)),
      commandDone: (id) => this.commandsDone.push(id),
      missing: (what) => this.unsupported.add(what),
    };
    this.wire = createWire(this.answering);
    this.#channels.push(this.wire);
  }

  /** Sends events over this channel too. */
  connect(channel: Channel): void {
    this.#channels.push(channel);
  }

  get counters(): Counters {
    return this.#log.counters;
  }

  get log(): readonly LoggedRequest[] {
    return this.#log.requests;
  }

  /** References that the add-in holds. */
  get references(): number {
    return this.#executor.catalogue.kept;
  }

  /** Forgets counts, log and what was unsupported: requests count from 1 again. */
  reset(): void {
    this.#log.reset();
    this.unsupported.clear();
    this.#loops.reset();
    this.#between.clear();
  }

  /** Runs something just before the k-th request (from 1): what a co-author does between two requests. What it throws is a defect. */
  before(request: number, change: (book: Book) => void): void {
    this.#between.set(request, () => {
      try {
        this.as('co-author', change);
      } catch (error) {
        this.defects.push(error);
      }
    });
  }

  /** Does something to the workbook as the user or a co-author, and sends its events. */
  as(author: Author, change: (book: Book) => void): void {
    const before = this.#author;
    this.#author = author;
    try {
      change(this.book);
      if (author === 'user') this.book.undoStands = true;
    } finally {
      this.#author = before;
      this.#sendLater();
    }
  }

  /** Someone begins to edit a cell: requests fail, or wait if they asked to. */
  beginCellEdit(): void {
    this.book.cellEditMode = true;
  }

  /** Enter was pressed: waiting requests go on. */
  endCellEdit(): void {
    this.book.cellEditMode = false;
    for (const go of this.#leaving.splice(0)) go();
  }

  /** A button of the ribbon is clicked that runs a function of this name. */
  runCommand(name: string, id = name): void {
    this.#sendOver(DISPATCH.appCommand, [id, name, JSON.stringify({ source: { id } })]);
  }

  /** One request after the other, however they were sent. */
  #inTurn(work: () => Promise<Reply>): Promise<Reply> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #answer(text: string, flags: number): Promise<Reply> {
    await pause(this.faults.latency);
    const body = JSON.parse(text) as RequestBody;
    if (isService(body)) return { body: JSON.stringify(this.#executor.execute(body, () => undefined)) };
    if (this.book.cellEditMode && (flags & DELAY_FOR_CELL_EDIT) !== 0)
      await new Promise<void>((done) => this.#leaving.push(done));
    const request = this.#log.requests.length + 1;
    const cleanup = isCleanup(body);
    if (!cleanup && this.#loops.isLoop(body)) this.warnings.push(`request ${request}: a sync in a loop`);
    this.warnings.push(...askedOfNull(body).map((what) => `request ${request}: ${what}`));
    if (!cleanup) this.#between.get(request)?.();
    const { reply, ...measured } = this.#reply(body, text, cleanup ? 0 : request, flags);
    if (cleanup) this.#log.cleanups += 1;
    else this.#log.requests.push({ body: text, ...measured, actions: body.Actions.length, flags });
    this.#sendLater();
    return reply;
  }

  #reply(body: RequestBody, text: string, request: number, flags: number): Measured {
    const bytes = bytesOf(text);
    const refused = (status: number): Measured => ({
      reply: { status },
      bytes,
      responseBytes: 0,
      failed: String(status),
    });
    const broken = this.faults.breaks.find((planned) => planned.request === request);
    if (broken) return refused(broken.status);
    if (bytes > this.faults.payloadLimit) return refused(RESULT.requestTooLarge);
    const response = this.#run(body, request, flags);
    const written = JSON.stringify(response);
    const responseBytes = bytesOf(written);
    if (responseBytes > this.faults.payloadLimit) return refused(RESULT.responseTooLarge);
    return { reply: { body: written }, bytes, responseBytes, failed: response.Error?.Code ?? null };
  }

  /** What an add-in writes is read as English, whatever the settings are (Excel.Range.values). */
  #run(body: RequestBody, request: number, flags: number): ResponseBody {
    const { locale } = this.book;
    this.#author = 'add-in';
    this.book.locale = ENGLISH;
    try {
      return this.#executor.execute(body, (index, writes) => {
        this.book.guard();
        if (this.quirks.undoGroupRefused && (flags & UNDO_GROUP) !== 0 && (flags & DELAY_FOR_CELL_EDIT) !== 0)
          internalError();
        failAsPlanned(this.faults, request, index + 1, writes);
      });
    } finally {
      this.book.resumeCalculation();
      this.book.locale = locale;
      this.#author = 'user';
    }
  }

  #happened(event: BookEvent): void {
    const sent = sentEvent(event, this.#author);
    if (this.#listeners.heard(sent).length > 0) this.#pending.push(sent);
  }

  /** Events go out after the response of the request that caused them. */
  #sendLater(): void {
    const events = this.#pending.splice(0);
    if (events.length === 0) return;
    setTimeout(() => {
      for (const event of events)
        for (const target of this.#listeners.heard(event)) this.#send(event, target);
    }, 0);
  }

  #send(event: SentEvent, target: string): void {
    const remote = event.message['source'] === 'Remote';
    const entry = [EVENT_CATEGORY, event.number, target, JSON.stringify(event.message), 0, remote];
    this.#sendOver(DISPATCH.richApiMessage, [entry]);
  }

  #sendOver(dispatchId: number, payload: readonly unknown[]): void {
    for (const channel of this.#channels) channel.send(dispatchId, payload);
  }
}
