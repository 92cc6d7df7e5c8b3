/** FIDE's codes of its federations, `FID` for players of none. */
const CODES =
  'AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR BOL BOT BRA BRN BRU ' +
  'BUL BUR CAF CAM CAN CAY CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ' +
  'ESA ESP EST ETH FAI FID FIJ FIN FRA GAB GAM GCI GEO GEQ GER GHA GRE GRL GRN GUA GUM GUY HAI HKG HON HUN INA IND ' +
  'IOM IRI IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE ' +
  'LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NOR ' +
  'NRU NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT ROU RSA RUS RWA SCO SEN SEY SGP SIN SKN SLE SLO SMR ' +
  'SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR TAN TCA TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR ' +
  'URU USA UZB VAN VEN VIE VIN WLS YEM ZAM ZIM';

const FIDE: ReadonlySet<string> = new Set(CODES.split(' '));

/** What other lists of countries call them, each before FIDE's code. */
const CALLED_ELSEWHERE =
  'DEU GER, NLD NED, CHE SUI, HRV CRO, DNK DEN, GRC GRE, PRT POR, SVN SLO, BGR BUL, LVA LAT, IRN IRI, ' +
  'IDN INA, MYS MAS, PHL PHI, VNM VIE, ZAF RSA, DZA ALG, CHL CHI, MNG MGL, NGA NGR, SAU KSA, TWN TPE, ' +
  'URY URU, ARE UAE, PRY PAR, CRI CRC, SLV ESA, MCO MNC, GUF FRA, WAL WLS, HOL NED, SPA ESP, ' +
  'ROM ROU, KWT KUW, LBY LBA';

const ELSEWHERE: ReadonlyMap<string, string> = new Map(
  CALLED_ELSEWHERE.split(', ').map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);

/** Whether this is a federation of FIDE, by its code. */
export const isFederation = (code: string): boolean => FIDE.has(code.trim().toUpperCase());

/** FIDE's code of what another list calls `DEU` or the like; `undefined` where we know none. */
export const federationCalled = (code: string): string | undefined =>
  ELSEWHERE.get(code.trim().toUpperCase());
