import { Host, type HostOptions } from './host';
import { installedApi } from './installed';

/** Starts an emulated Excel with a workbook open in it, over the API of the installed client. */
export const startHost = (options: HostOptions = {}): Host => new Host(installedApi(), options);
