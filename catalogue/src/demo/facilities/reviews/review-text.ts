import type { Facts } from '../facts.ts'
import type { Random } from '../../random.ts'
import { canadianSpelling } from '../descriptions/canadian-spelling.ts'
import { complaints, smallComplaints } from './bad-remarks.ts'
import { closings, titles } from './closings.ts'
import { fillingFor } from './filling.ts'
import { frenchReviews, frenchTitles } from './french-reviews.ts'
import { goodAboutRest, goodAboutSpaces } from './good-remarks.ts'
import { openings, shortReviews } from './openings.ts'
import { fits, type Remark } from './voices.ts'

export interface ReviewText {
  title: string | null
  text: string | null
}

type Temper = 'good' | 'mixed' | 'bad'

const temperOf = (stars: number): Temper => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad')

/** Writes the reviews of one facility, none of whose remarks comes twice. */
export function reviewWriter(facts: Facts): (stars: number, at: number, random: Random) => ReviewText {
  const used = new Set<string>()
  const fitting = new Map<readonly Remark[], Remark[]>()

  function draw(remarks: readonly Remark[], random: Random): string[] {
    const ours = fitting.get(remarks) ?? remarks.filter((remark) => fits(remark, facts))
    fitting.set(remarks, ours)
    const left = ours.filter(({ text }) => !used.has(text))
    if (left.length === 0) return []
    const { text } = random.pick(left)
    used.add(text)
    return [text]
  }

  function compose(stars: number, random: Random): string[] {
    const temper = temperOf(stars)
    if (random.chance(0.3)) return draw(shortReviews[temper], random)
    const start = random.chance(0.75) ? draw(openings, random) : []
    const end = random.chance(0.4) ? [random.pick(closings[temper])] : []
    return [...start, ...middle(stars, random), ...end]
  }

  function middle(stars: number, random: Random): string[] {
    const praise = () => draw(random.chance(0.5) ? goodAboutSpaces : goodAboutRest, random)
    if (stars === 5) return [...praise(), ...(random.chance(0.6) ? praise() : [])]
    if (stars === 4) return [...praise(), ...(random.chance(0.55) ? draw(smallComplaints, random) : praise())]
    if (stars === 3) return [...praise(), ...draw(random.chance(0.5) ? complaints : smallComplaints, random)]
    return [...draw(complaints, random), ...(random.chance(0.6) ? draw(complaints, random) : [])]
  }

  return (stars, at, random) => {
    const temper = temperOf(stars)
    if (random.chance(0.2)) return { title: null, text: null }
    if (facts.language === 'French' && random.chance(0.55)) {
      const [text] = draw(frenchReviews[temper], random)
      return { title: random.chance(0.5) ? random.pick(frenchTitles[temper]) : null, text: text ?? null }
    }
    const fill = fillingFor(facts, at, random)
    const spelled = facts.town.country === 'CA' ? canadianSpelling : String
    const text = spelled(compose(stars, random).map(fill).join(' '))
    const title = random.chance(0.55) ? fill(random.pick(titles[temper])) : null
    return { title, text: text === '' ? null : text }
  }
}
