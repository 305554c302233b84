/** QR codes (ISO/IEC 18004) of short texts: bytes, the lowest level of correction, versions 1 to 9. Pure. */

/** By version: codewords in all, those of correction in a block, blocks, where alignment patterns stand. */
const VERSIONS: readonly (readonly [
  total: number,
  correction: number,
  blocks: number,
  places: readonly number[],
])[] = [
  [26, 7, 1, []],
  [44, 10, 1, [6, 18]],
  [70, 15, 1, [6, 22]],
  [100, 20, 1, [6, 26]],
  [134, 26, 1, [6, 30]],
  [172, 18, 2, [6, 34]],
  [196, 20, 2, [6, 22, 38]],
  [242, 24, 2, [6, 24, 42]],
  [292, 30, 2, [6, 26, 46]],
];

type Grid = (boolean | undefined)[][];

/** The modules of the code, row by row, dark ones true; undefined for a text of more than 230 bytes. */
export function encodeQr(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  // Four bits for the mode, eight for the length.
  const index = VERSIONS.findIndex(
    ([total, correction, blocks]) => bytes.length + 2 <= total - correction * blocks,
  );
  const chosen = VERSIONS[index];
  if (chosen === undefined) return undefined;
  const version = index + 1;
  const codewords = interleave(writeData(bytes, chosen), chosen);
  const drawn = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(version, codewords, mask));
  return drawn.reduce((best, grid) => (penalise(grid) < penalise(best) ? grid : best));
}

/** Mode, length, bytes, and the two numbers that fill up. */
function writeData(
  bytes: Uint8Array,
  [total, correction, blocks]: (typeof VERSIONS)[number],
): readonly number[] {
  const size = total - correction * blocks;
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
  ];
  nibbles.push(...(nibbles.length < size * 2 ? [0] : []));
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => ((nibbles[at * 2] ?? 0) << 4) | (nibbles[at * 2 + 1] ?? 0),
  );
  for (let fill = 0; data.length < size; fill++) data.push(fill % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** Blocks with their corrections, a codeword of each in turn. All blocks of these versions are equally long. */
function interleave(
  data: readonly number[],
  [, correction, blocks]: (typeof VERSIONS)[number],
): readonly number[] {
  const size = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * size, (at + 1) * size));
  const checks = parts.map((part) => correct(part, correction));
  const columns = (lists: readonly (readonly number[])[]): readonly number[] =>
    (lists[0] ?? []).flatMap((_, at) => lists.map((list) => list[at] ?? 0));
  return [...columns(parts), ...columns(checks)];
}

/** Product in the field of 256 elements (x^8 + x^4 + x^3 + x^2 + 1). */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The codewords of Reed and Solomon's correction. */
function correct(data: readonly number[], count: number): readonly number[] {
  let divisor = [1];
  for (let power = 0, root = 1; power < count; power++, root = multiply(root, 2))
    divisor = [...divisor, 0].map((term, at) => term ^ multiply(divisor[at - 1] ?? 0, root));
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ multiply(divisor[at + 1] ?? 0, factor);
  }
  return rest;
}

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

function draw(version: number, codewords: readonly number[], mask: number): readonly (readonly boolean[])[] {
  const grid = drawPatterns(version, mask);
  const size = grid.length;
  const bits = codewords.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((word >> bit) & 1) === 1));
  let next = 0;
  // Pairs of columns from the right, up and down in turn, past the column of the timing pattern.
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step;
        const row = grid[y];
        if (row === undefined || row[x] !== undefined) continue;
        row[x] = (bits[next++] ?? false) !== (MASKS[mask]?.(x, y) === 0);
      }
  }
  return grid.map((row) => row.map((module) => module === true));
}

/** All that is no data: finders, timing, alignment, format and version. */
function drawPatterns(version: number, mask: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }));
  const set = (x: number, y: number, isDark: boolean): void => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  const square = (x: number, y: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const places = VERSIONS[version - 1]?.[3] ?? [];
  const [first, last] = [places[0], places.at(-1)];
  for (const x of places)
    for (const y of places) {
      const isCorner =
        (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  // The level of correction, the lowest, is 01.
  const format = (((8 | mask) << 10) | remainder(8 | mask, 10, 0x537)) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const isDark = ((format >> at) & 1) === 1;
    set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, isDark);
    set(at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, 8, isDark);
  }
  set(8, size - 8, true);
  if (version < 7) return grid;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    const isDark = ((bits >> at) & 1) === 1;
    set(near, far, isDark);
    set(far, near, isDark);
  }
  return grid;
}

/** What is left of a number, moved up, when it is divided by a polynomial of that degree. */
function remainder(number: number, degree: number, divisor: number): number {
  let rest = number;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
}

/** How hard it is to read: long runs, squares, what looks like a finder, more of one shade. */
function penalise(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  let penalty = 0;
  for (const line of [...grid, ...columns].map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const corner = grid[y]?.[x];
      if (grid[y]?.[x - 1] === corner && grid[y - 1]?.[x] === corner && grid[y - 1]?.[x - 1] === corner)
        penalty += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** Modules of light around a code, as scanners want them. */
const QUIET = 2;

/**
 * The code as lines of a terminal, two modules a character. `hasColor`: dark on light whatever the terminal's colours are; without it
 * the ink is the light, which is right where the ground is dark.
 */
export function printQr(modules: readonly (readonly boolean[])[], hasColor: boolean): string {
  const width = modules.length + QUIET * 2;
  const isDark = (x: number, y: number): boolean => modules[y - QUIET]?.[x - QUIET] === true;
  const lines: string[] = [];
  for (let y = 0; y < width; y += 2) {
    let line = '';
    for (let x = 0; x < width; x++) {
      const [above, below] = [isDark(x, y) === hasColor, (y + 1 < width && isDark(x, y + 1)) === hasColor];
      line += above ? (below ? '█' : '▀') : below ? '▄' : ' ';
    }
    lines.push(hasColor ? `\u001B[38;5;16;48;5;231m${line}\u001B[0m` : line);
  }
  return lines.join('\n');
}
