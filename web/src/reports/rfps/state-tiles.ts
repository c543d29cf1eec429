/** Where the tiles of states are, roughly as on a map. */
const rows = [
  '.. .. .. .. .. .. .. .. .. .. ME',
  'WA ID MT ND MN WI .. MI NY VT NH',
  'OR NV WY SD IA IL IN OH PA NJ MA',
  'CA UT CO NE MO KY WV VA MD CT RI',
  '.. AZ NM KS AR TN NC SC DC DE ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'AK HI .. TX .. .. .. .. FL .. ..',
].map((row) => row.split(' '))

export const tileColumns = 11

export interface StateTile {
  code: string
  column: number
  row: number
}

/** The tiles of the map. Territories and provinces are a row below it, those that have any. */
export function stateTiles(codesWithAny: readonly string[]): StateTile[] {
  const mapped = rows.flatMap((codes, row) =>
    codes.flatMap((code, column) => (code === '..' ? [] : [{ code, column, row }])),
  )
  const isMapped = new Set(mapped.map(({ code }) => code))
  const others = codesWithAny.filter((code) => !isMapped.has(code))
  return [
    ...mapped,
    ...others.map((code, index) => ({
      code,
      column: index % tileColumns,
      row: rows.length + Math.floor(index / tileColumns),
    })),
  ]
}

const levels = 4

/** From which number to which each shade is, the palest first. Of few numbers, each has a shade. */
export function shadesOf(most: number): { from: number; to: number }[] {
  const step = Math.max(1, Math.ceil(most / levels))
  return Array.from({ length: Math.ceil(most / step) }, (_, index) => ({
    from: index * step + 1,
    to: Math.min((index + 1) * step, most),
  }))
}

/** The shade of a number, 0 of none. */
export const shadeOf = (value: number, most: number) =>
  value === 0 ? 0 : shadesOf(most).findIndex(({ to }) => value <= to) + 1
