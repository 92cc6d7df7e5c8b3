/** The numbers of two Berger players added; against the last number, the other's number doubled (“A round robin without tables”, method 2). */
const sumOf = (n: number, i: number, j: number): number =>
  Math.max(i, j) === n ? 2 * Math.min(i, j) : i + j;

/**
 * The round in which two numbers of the Berger table of even size `n` meet, without the table: their sum less 1 if it is
 * at most n, else less n (“A round robin without tables”, method 2, whose "less" for the doubled number has to be "less or equal" too). `i` and
 * `j` are different whole numbers in 1..n; in an odd field `n` is the bye.
 */
export const roundOf = (n: number, i: number, j: number): number => {
  const sum = sumOf(n, i, j);
  return sum <= n ? sum - 1 : sum - n;
};

/**
 * Which of two numbers of the Berger table of even size `n` has White: the last number against the second half only;
 * otherwise the larger number if the sum is even, the smaller if it is odd (“A round robin without tables”, method 2).
 */
export const whiteOf = (n: number, i: number, j: number): number => {
  const [smaller, larger] = i < j ? [i, j] : [j, i];
  if (larger === n) return smaller <= n / 2 ? smaller : n;
  return (i + j) % 2 === 0 ? larger : smaller;
};
