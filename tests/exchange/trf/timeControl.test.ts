import { encodedTime } from '../../../src/exchange/trf/timeControl';

describe('a time control as record 222 has it', () => {
  it.each([
    [`90'+30"`, '5400+30'],
    ['90+30', '5400+30'],
    ['90 min + 30 s per move', '5400+30'],
    ['90 minutes + 30 seconds from move 1', '5400+30'],
    ['3+2', '180+2'],
    ["60'", '3600'],
    ['15 min', '900'],
    [`100'x40+15'+30"`, '40/6000+30:900+30'],
    [`90'/40 + 30' + 30"`, '40/5400+30:1800+30'],
    ['40/90, 30 + 30s', '40/5400+30:1800+30'],
    ['40/120, 60', '40/7200:3600'],
    [`90 min for 40 moves + 30 min + 30 s per move`, '40/5400+30:1800+30'],
  ])('%s is %s', (text, code) => {
    expect(encodedTime(text)).toBe(code);
  });

  it.each(['', 'moves/time, increment', 'as usual', '0+5', '90+30+15+5', 'two hours'])(
    'of “%s” nothing is made',
    (text) => {
      expect(encodedTime(text)).toBeNull();
    },
  );
});
