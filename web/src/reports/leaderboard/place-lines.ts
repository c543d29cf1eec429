import type { Standing } from '@app/contract/reports/leaderboard-schema.ts'
import type { Ranking } from './standing-words.ts'

/** Where places of lines are drawn, from the best one at the top to the worst one at the bottom. A single place is in the middle. */
export function placeScale(
  lines: readonly Pick<Standing, 'places'>[],
  { top, bottom }: { top: number; bottom: number },
) {
  const known = lines.flatMap(({ places }) => places.filter((place) => place !== null))
  const [best, worst] = [Math.min(...known), Math.max(...known)]
  const yOf = (place: number) => {
    const part = best === worst ? 0.5 : (place - best) / (worst - best)
    return Math.round((top + part * (bottom - top)) * 10) / 10
  }
  return { best, worst, yOf }
}

/** How many rows before and after the reader's page have a line. */
const neighborRows = 3

/** Who is around a page today, without pages of its name: columns and labels tell pages apart by their names. */
export function neighborsOf({ rows }: Pick<Ranking, 'rows'>, own: Standing): Standing[] {
  const position = rows.find(({ profileId }) => profileId === own.profileId)?.position
  if (position === undefined) return []
  const names = new Set([own.name])
  return rows.filter((row) => {
    const isNeighbor = Math.abs(row.position - position) <= neighborRows && !names.has(row.name)
    if (isNeighbor) names.add(row.name)
    return isNeighbor
  })
}

const mostTicks = 8

/** Whole places of an axis, from the best to the worst. */
export function placeTicks(best: number, worst: number): number[] {
  const step = Math.ceil((worst - best + 1) / mostTicks)
  return Array.from({ length: Math.floor((worst - best) / step) + 1 }, (_, index) => best + index * step)
}

interface EndLabel {
  text: string
  y: number
  isOwn: boolean
}

interface LabelRoom {
  yOf: (place: number) => number
  lineHeight: number
}

const mostLetters = 22
const shorten = (name: string) =>
  name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name

/** Names at the end of lines, where they have room: the reader's first, the last line of these. */
export function endLabels(lines: readonly Standing[], { yOf, lineHeight }: LabelRoom): EndLabel[] {
  const found: EndLabel[] = []
  for (const [index, { name, places }] of lines.toReversed().entries()) {
    const place = places.at(-1) ?? null
    if (place === null) continue
    const y = yOf(place)
    if (found.every((other) => Math.abs(other.y - y) >= lineHeight))
      found.push({ text: index === 0 ? 'You' : shorten(name), y, isOwn: index === 0 })
  }
  return found
}
