import { Batch, type ActionGuard } from './batch';
import { Catalogue, type CatalogueOptions } from './catalogue';
import type { RequestBody, ResponseBody } from './message';

/** Runs request bodies, one after the other, over a table of classes. */
export interface Executor<C> {
  readonly catalogue: Catalogue<C>;
  readonly execute: (body: RequestBody, guard: ActionGuard) => ResponseBody;
}

/** Makes an executor. References that the client keeps live as long as it does. */
export const createExecutor = <C>(options: CatalogueOptions<C>): Executor<C> => {
  const catalogue = new Catalogue(options);
  return { catalogue, execute: (body, guard) => new Batch(catalogue, body).run(guard) };
};
