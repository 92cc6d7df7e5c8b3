import { FunctionArgumentType, FunctionPlugin, HyperFormula } from 'hyperformula';

type RunFunction = FunctionPlugin['runFunction'];

/** INT goes down, also below zero; HyperFormula 3.5.0 goes towards zero. */
class WholeNumbers extends FunctionPlugin {
  static override readonly implementedFunctions = {
    INT: { method: 'int', parameters: [{ argumentType: FunctionArgumentType.NUMBER }] },
  };

  int(ast: { readonly args: Parameters<RunFunction>[0] }, state: Parameters<RunFunction>[1]): unknown {
    return this.runFunction(ast.args, state, this.metadata('INT'), (value: number) => Math.floor(value));
  }
}

/** Makes every HyperFormula built from now on round down as Excel does. */
export const roundDownAsExcel = (): void => HyperFormula.registerFunctionPlugin(WholeNumbers);
