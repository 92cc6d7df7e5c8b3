import { MONTHS, WEEKDAYS, moment, type Moment } from './serial';
import type { Constant, HostValue } from './state';

/** As the API gives it: empty cells are `""`, errors their text (Excel.Range.values). */
export const hostValue = (value: Constant | null): HostValue =>
  value === null ? '' : typeof value === 'object' ? value.error : value;

/** A number in General: eleven digits at most, then powers of ten. */
const general = (value: number): string => {
  if (Number.isInteger(value) && Math.abs(value) < 1e11) return String(value);
  const size = Math.abs(value);
  if (size >= 1e11 || size < 1e-9) {
    const [mantissa, power] = value.toExponential(5).split('e');
    const sign = power!.startsWith('-') ? '-' : '+';
    return `${Number(mantissa)}E${sign}${power!.slice(1).padStart(2, '0')}`;
  }
  const whole = Math.trunc(size).toString().length;
  return String(Number(value.toFixed(Math.max(0, 10 - whole))));
};

/** Splits at `mark` outside quotes, escapes and brackets. */
const sections = (format: string): string[] => {
  const found = [''];
  for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[\s\S]/g))
    if (part === ';') found.push('');
    else found[found.length - 1] += part;
  return found;
};

const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

const literal = (part: string): string => {
  if (part.startsWith('"')) return part.slice(1, -1);
  if (part.startsWith('\\')) return part.slice(1);
  return part.startsWith('_') ? ' ' : '';
};

const isDate = (section: string): boolean => /[ymdhs]/i.test(section.replace(LITERAL, ''));

const DATE = /"[^"]*"|\\.|_.|\*.|AM\/PM|A\/P|\[h+\]|\[m+\]|\[s+\]|\[[^\]]*\]|y+|m+|d+|h+|s+|[\s\S]/gi;

const pad = (value: number, width: number): string => String(value).padStart(width > 1 ? 2 : 1, '0');

const monthText = (month: number, width: number): string => {
  const name = MONTHS[month - 1]!;
  if (width > 4) return name.slice(0, 1);
  return width === 4 ? name : width === 3 ? name.slice(0, 3) : pad(month, width);
};

const dayText = ({ day, weekday }: Moment, width: number): string => {
  const name = WEEKDAYS[weekday]!;
  return width > 3 ? name : width === 3 ? name.slice(0, 3) : pad(day, width);
};

const dateText = (serial: number, section: string): string => {
  const at = moment(serial);
  const parts = [...section.matchAll(DATE)].map(([part]) => part);
  const halfDay = parts.some((part) => /^(AM\/PM|A\/P)$/i.test(part));
  const hour = halfDay ? at.hour % 12 || 12 : at.hour;
  let clock = false;
  return parts
    .map((part, index) => {
      const key = part[0]!.toLowerCase();
      const width = part.length;
      if (/^(AM\/PM|A\/P)$/i.test(part)) return at.hour < 12 ? 'AM' : 'PM';
      if (/^\[h+\]$/i.test(part)) {
        clock = true;
        return String(Math.floor(serial * 24 + 1e-9));
      }
      if (/^["\\_*[]/.test(part)) return literal(part);
      if (key === 'h') {
        clock = true;
        return pad(hour, width);
      }
      if (key === 's') return pad(at.second, width);
      if (key === 'm') {
        const secondsNext = /^s/i.test(parts.slice(index + 1).find((next) => /^[a-z]/i.test(next)) ?? '');
        const minutes = width < 3 && (clock || secondsNext);
        clock = false;
        return minutes ? pad(at.minute, width) : monthText(at.month, width);
      }
      if (key === 'd') return dayText(at, width);
      if (key === 'y') return width > 2 ? String(at.year) : String(at.year % 100).padStart(2, '0');
      return part;
    })
    .join('');
};

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Places of `?` that no digit takes are blanks, of `#` nothing. */
const whole = (digits: string, places: string): string => {
  const zeros = (places.match(/0/g) ?? []).length;
  const shown = digits === '0' && zeros === 0 ? '' : digits.padStart(zeros, '0');
  const blanks = (places.match(/[0?]/g) ?? []).length;
  return shown.padStart(blanks, ' ');
};

const decimals = (digits: string, places: string): string => {
  let text = digits;
  for (let at = places.length - 1; at >= 0 && text[at] === '0' && places[at] !== '0'; at--)
    text = text.slice(0, at) + (places[at] === '?' ? ' '.repeat(digits.length - at) : '');
  return text;
};

const fractionText = (size: number, section: string): string => {
  const match = /^(.*?)([#0?]+)\s+([#?0]+)\/([#?0]+)/.exec(section)!;
  const limit = 10 ** match[4]!.length - 1;
  const part = size - Math.floor(size);
  let best: [number, number] = [0, 1];
  for (let under = 1; under <= limit; under++) {
    const over = Math.round(part * under);
    if (Math.abs(over / under - part) < Math.abs(best[0] / best[1] - part) - 1e-12) best = [over, under];
  }
  const units = Math.floor(size) + (best[0] === best[1] ? 1 : 0);
  const over = best[0] % best[1];
  return over === 0
    ? `${units}${' '.repeat(match[3]!.length + match[4]!.length + 2)}`
    : `${units || ''} ${over}/${best[1]}`;
};

const NUMERIC = /[#0?][#0?,]*(\.[#0?]*)?|\.[#0?]+/;

/** Stands for a literal while the digits are put in. */
const HOLE = '\uE000';

const numberText = (size: number, section: string): string => {
  const stored: string[] = [];
  const bare = section.replace(LITERAL, (part) => {
    stored.push(literal(part));
    return HOLE;
  });
  const put = (text: string): string => text.replaceAll(HOLE, () => stored.shift() ?? '');
  if (/General/i.test(bare)) return put(bare.replace(/General/i, general(size)));
  if (/[#0?]\s+[#?0]+\/[#?0]+/.test(bare)) return put(fractionText(size, bare));
  const percents = (bare.match(/%/g) ?? []).length;
  const places = NUMERIC.exec(bare)?.[0];
  if (places === undefined) return put(bare);
  const [front = '', back = ''] = places.split('.');
  const thousands = /,+$/.exec(front)?.[0].length ?? 0;
  const value = (size * 100 ** percents) / 1000 ** thousands;
  const power = /E([+-])(0+)/i.exec(bare);
  if (power) {
    const [mantissa, exponent] = value.toExponential(back.length).split('e');
    const sign = Number(exponent) < 0 ? '-' : power[1] === '+' ? '+' : '';
    const digits = String(Math.abs(Number(exponent))).padStart(power[2]!.length, '0');
    return put(bare.replace(places, mantissa!).replace(power[0], `E${sign}${digits}`));
  }
  const [units, rest = ''] = roundHalfUp(value, back.length).split('.');
  const signs = front.replaceAll(',', '');
  const head = whole(units!, signs);
  const text = front.replace(/,+$/, '').includes(',') ? grouped(head) : head;
  return put(bare.replace(places, text + (places.includes('.') ? `.${decimals(rest, back)}` : '')));
};

/** Rounded as Excel shows it: halves of the decimal number away from zero. */
const roundHalfUp = (size: number, places: number): string => {
  const text = size.toPrecision(15);
  const exact = Number(text);
  const scaled = Number(`${exact}e${places}`);
  return Number.isFinite(scaled) && scaled < 1e15
    ? (Math.round(scaled) / 10 ** places).toFixed(places)
    : exact.toFixed(places);
};

const textSection = (value: string, section: string): string =>
  [...section.matchAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|[\s\S]/g)]
    .map(([part]) => (part === '@' ? value : /^["\\_*[]/.test(part) ? literal(part) : part))
    .join('');

/** The text that a cell shows, of whatever width (Excel.Range.text). */
export const displayText = (value: Constant | null, format: string): string => {
  if (value === null) return '';
  if (typeof value === 'object') return value.error;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const parts = sections(format);
  if (typeof value === 'string') {
    const section = parts[3] ?? (parts.length === 1 && parts[0]!.includes('@') ? parts[0]! : '@');
    return textSection(value, section);
  }
  if (format === 'General' || format === '@') return general(value);
  const numeric = parts.slice(0, 3);
  const own = numeric.length > 1;
  const at = value < 0 && own ? 1 : value === 0 && numeric.length > 2 ? 2 : 0;
  const section = numeric[at]!;
  if (section === '') return '';
  if (isDate(section)) return value < 0 ? '#'.repeat(8) : dateText(value, section);
  const shown = numberText(Math.abs(value), section);
  return value < 0 && at === 0 && /[1-9]/.test(shown) ? `-${shown}` : shown;
};
