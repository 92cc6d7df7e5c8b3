declare module 'roundrobin' {
  /** The rounds of a single round robin of so many players, each a list of pairs. */
  const roundrobin: (players: number) => number[][][];
  export default roundrobin;
}
