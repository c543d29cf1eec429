import type { Facts } from '../facts.ts'
import { sideOfTown } from '../../places/position.ts'
import type { Random } from '../../random.ts'
import { withArticle } from '@app/contract/rules/sentence-parts.ts'
import { capitalized, enumeration } from '../../wording.ts'

export interface Opening {
  text: string
  saysSpaces: boolean
  saysYear: boolean
}

const mostSpaces = 4

/** 'four hardwood courts and an indoor turf field' */
export const spacesOf = ({ spaces }: Facts) =>
  enumeration(spaces.slice(0, mostSpaces).map(({ phrase }) => phrase))

function whereIn({ town, site }: Facts, random: Random): string {
  const side = sideOfTown(town, site)
  // 'In north North Las Vegas' would be right, and sound wrong.
  const isNamedForSide = /^(?:North|South|East|West|Central)/.test(town.name)
  const part = isNamedForSide ? `in ${town.name}` : `in ${side ?? 'central'} ${town.name}`
  const whole = side === undefined ? `near the middle of ${town.name}` : `on the ${side} side of ${town.name}`
  return random.weighted([
    [`in ${town.name}`, side === undefined ? 2 : 1],
    [part, 1],
    [whole, side === undefined ? 1 : 2],
  ])
}

/** The first sentence: what the place is and where, often with what it has. */
export function opening(facts: Facts, random: Random): Opening {
  const { name, yearOpened: year, layout } = facts
  const where = whereIn(facts, random)
  const spaces = spacesOf(facts)
  const beside = kindBesideName(facts, random)
  const kind = withArticle(beside ?? '')
  const spoken = random.pick(layout.kinds)
  const isKind = beside === undefined ? 0 : 1
  const isDated = year === null ? 0 : 1

  const pattern = (weight: number, text: string, says: 'kind' | 'spaces' | 'year' | 'spaces and year') =>
    [{ text, saysSpaces: says.startsWith('spaces'), saysYear: says.endsWith('year') }, weight] as const
  return random.weighted<Opening>([
    pattern(2 - 2 * isKind, `${name} has ${spaces} ${where}.`, 'spaces'),
    pattern(3 * isKind, `${name} is ${kind} ${where}.`, 'kind'),
    pattern(4 * isKind, `${name} is ${kind} ${where} with ${spaces}.`, 'spaces'),
    pattern(2 * isKind, `${capitalized(kind)} ${where}, ${name} has ${spaces}.`, 'spaces'),
    pattern(2 * isKind * isDated, `Opened in ${year}, ${name} is ${kind} ${where}.`, 'year'),
    pattern(isKind * isDated, `${name} is ${kind} ${where} that opened in ${year}.`, 'year'),
    pattern(1.5 * isKind * isDated, `${name} opened in ${year} and has ${spaces}.`, 'spaces and year'),
    pattern(2, `This ${spoken} ${where} has ${spaces}.`, 'spaces'),
    pattern(1.2 * isDated, `This ${spoken} ${where} opened in ${year} and has ${spaces}.`, 'spaces and year'),
  ])
}

/** What to call it beside its name; undefined when the name says it already. */
function kindBesideName({ name, layout }: Facts, random: Random): string | undefined {
  const said = name.toLowerCase()
  const kinds = layout.kinds.filter(
    (kind) => !said.endsWith(kind) && !said.endsWith(kind.split(' ').slice(-2).join(' ')),
  )
  return kinds.length === 0 ? undefined : random.pick(kinds)
}
