/**
 * Advance widths of Calibri, Excel's standard font, in 1/2048 of the font's size, as the metrics of Carlito have them, a free font
 * made to the same widths. A letter with an accent is as wide as the letter.
 */
interface Run {
  readonly from: string;
  readonly regular: string;
  readonly bold: string;
}

/** Letters one behind the other in Unicode. */
const RUNS: readonly Run[] = [
  {
    from: '!',
    regular: `
    667 821 1020 1038 1464 1397 452 621 621 1020 1020 511 627 517 791 1038 1038 1038 1038 1038 1038 1038 1038
    1038 1038 548 548 1020 1020 1020 949 1831 1185 1114 1092 1260 1000 941 1292 1276 516 653 1064 861 1751 1322
    1356 1058 1378 1112 941 998 1314 1162 1822 1063 998 959 628 791 628 1020 1020 596 981 1076 866 1076 1019
    625 964 1076 470 490 931 470 1636 1076 1080 1076 1076 714 801 686 1076 925 1464 887 927 809 644 943 644
    1020`,
    bold: `
    667 898 1020 1038 1493 1443 478 638 638 1020 1020 528 627 547 880 1038 1038 1038 1038 1038 1038 1038 1038
    1038 1038 565 565 1020 1020 1020 949 1840 1241 1148 1084 1291 999 940 1305 1292 546 678 1120 866 1790 1349
    1385 1090 1405 1153 968 1014 1337 1211 1856 1128 1064 979 665 880 665 1020 1020 615 1011 1099 857 1099 1031
    648 971 1099 503 523 983 503 1666 1099 1101 1099 1099 728 817 710 1099 969 1526 941 970 814 704 973 704
    1020`,
  },
  {
    from: 'Α',
    regular: `
    1185 1114 851 1156 1000 959 1276 1356 516 1064 1173 1751 1322 1007 1356 1276 1058`,
    bold: `
    1241 1148 839 1183 999 979 1292 1385 546 1120 1216 1790 1349 1008 1385 1292 1090`,
  },
  {
    from: 'Σ',
    regular: `
    939 998 998 1555 1063 1536 1360`,
    bold: `
    962 1014 1064 1641 1128 1654 1394`,
  },
  {
    from: 'α',
    regular: `
    1162 1088 914 1072 933 712 1100 1089 562 931 948 1126 919 770 1080 1132 1042 841 1089 793 1109 1334 873
    1449 1426`,
    bold: `
    1210 1117 957 1091 937 746 1114 1116 586 983 996 1154 965 789 1101 1186 1086 833 1115 804 1123 1432 923
    1511 1470`,
  },
  {
    from: 'Ђ',
    regular: `
    1279 880 1121 941 516 516 653 1786 1795 1266 1112 1314 1080 1269 1185 1101 1114 880 1319 1000 1640 970 1314
    1314 1112 1251 1751 1276 1356 1273 1058 1092 998 1080 1428 1063 1308 1138 1778 1822 1259 1560 1088 1122
    1800 1137 981 1091 981 708 1143 1019 1411 866 1107 1107 950 1045 1385 1095 1080 1066 1076 866 793 927 1278
    887 1109 960 1492 1534 1098 1364 962 907 1478 971 1019 1019 1107 708 909 801 470 470 490 1538 1576 1091 950
    1107 927 1075`,
    bold: `
    1302 885 1103 968 546 546 678 1834 1836 1295 1153 1335 1121 1287 1241 1138 1148 885 1378 999 1705 987 1335
    1335 1153 1288 1790 1292 1385 1290 1090 1084 1014 1121 1482 1128 1347 1166 1837 1898 1309 1635 1133 1103
    1871 1176 1011 1090 1013 726 1192 1031 1509 874 1140 1140 1013 1077 1461 1117 1101 1094 1099 857 798 970
    1383 941 1151 1000 1563 1616 1143 1458 1013 895 1542 1020 1031 1031 1133 726 896 817 503 503 523 1590 1626
    1121 1013 1140 970 1100`,
  },
];

const SIGNS = ' ¡¢£§©«®°±²³·»¼½¾¿×ÆÐØÞßæðøþđıłŁŒœĐħ–—‘’‚“”„†•…‰€№←↑→↓−≈≠≤≥●○□';
const SIGN_WIDTHS = {
  regular: `
    463 667 1020 1038 1020 1709 1049 1038 694 1020 688 685 517 1049 1303 1375 1383 949 1020 1563 1279 1359 1058
    1080 1583 1076 1084 1076 1130 470 507 880 1775 1740 1279 1091 1020 1854 511 511 511 857 857 857 1020 1020
    1414 2126 1038 2099 1854 1854 1854 1854 1020 1020 1020 1020 1020 1237 1126 1237`,
  bold: `
    463 667 1020 1038 1020 1709 1103 1038 701 1020 692 688 548 1103 1347 1415 1437 949 1020 1588 1309 1394 1090
    1136 1587 1099 1114 1099 1165 503 540 886 1790 1726 1309 1121 1020 1854 528 528 528 891 891 891 1020 1020
    1457 2174 1038 2142 1854 1854 1854 1854 1020 1020 1020 1020 1020 1237 1126 1237`,
};

const UNITS = 2048;

/** Of signs that Calibri lacks another font is taken: as wide as they are high, or about as wide as a wide letter. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;
const PICTURE = /\p{Emoji_Presentation}/u;
const ARABIC = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const NO_WIDTH = /[\p{Mn}\p{Cf}]/u;

type Weight = 'regular' | 'bold';

const widthsOf = (weight: Weight): ReadonlyMap<number, number> => {
  const known = new Map<number, number>();
  const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);
  for (const run of RUNS)
    numbers(run[weight]).forEach((width, index) => known.set(run.from.codePointAt(0)! + index, width));
  const signs = [...SIGNS];
  numbers(SIGN_WIDTHS[weight]).forEach((width, index) => known.set(signs[index]!.codePointAt(0)!, width));
  return known;
};

const WIDTHS = { regular: widthsOf('regular'), bold: widthsOf('bold') };

const unitsOf = (sign: string, weight: Weight): number => {
  if (NO_WIDTH.test(sign)) return 0;
  const known = WIDTHS[weight].get(sign.normalize('NFD').codePointAt(0)!);
  if (known !== undefined) return known;
  if (WIDE.test(sign)) return UNITS;
  if (PICTURE.test(sign)) return UNITS * 1.3;
  return ARABIC.test(sign) ? UNITS * 0.6 : UNITS * 0.65;
};

export interface Font {
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
}

/** Points that a line of a text is wide. */
export const widthOf = (text: string, { size, bold }: Font): number =>
  [...text].reduce((sum, sign) => sum + unitsOf(sign, bold ? 'bold' : 'regular'), 0) * (size / UNITS);

/** Points that a line of this font is high. */
export const lineHeight = ({ size }: Font): number => (size * (1536 + 512 + 452)) / UNITS;
