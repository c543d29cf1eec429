import type { AskedGroup } from '@app/contract/rules/asked-field.ts'
import type { Asked } from '@app/contract/rules/asked-words.ts'
import { askedPhrases, fields, toldNames } from '@app/contract/rules/tell-asked.ts'
import { changesOf, matchConditions } from '@app/contract/rules/match-choices.ts'
import { capitalized } from '../../components/format.ts'

export interface RequestStep {
  title: AskedGroup
  /** What it says while it is empty. */
  empty: string
}

/** From what decides most to what decides least. */
export const steps: readonly RequestStep[] = [
  { title: 'What', empty: 'Name and sport' },
  { title: 'When', empty: 'Dates, or a window' },
  { title: 'Where', empty: 'Anywhere' },
  { title: 'Spaces', empty: 'Any that the sport is played on' },
  { title: 'People and rooms', empty: 'Optional' },
  {
    title: 'Budget',
    empty: 'Optional. With a range, hosts can tell at once whether they fit',
  },
  { title: 'Deadline', empty: 'Optional. Until when hosts can answer' },
  { title: 'Contact', empty: 'Optional. Who hosts should contact' },
]

export const deadlineStep = steps.findIndex(({ title }) => title === 'Deadline')

/** The conditions for hosts that its fields make. A sport is no cost: it says which hosts are counted. */
export const conditionsOf = ({ title }: RequestStep) =>
  matchConditions.filter((condition) => condition !== 'sport' && changesOf[condition].group === title)

/** The name is the title of the page, and a description is too long for a line. */
const isFolded = (name: string) => name !== 'name' && name !== 'description'

/** What a folded step says. Undefined if it is empty. */
export const stepText = ({ title }: RequestStep, draft: Asked) => {
  const text = askedPhrases(toldNames([title]).filter(isFolded), draft)
  return text && capitalized(text)
}

const groups = new Map<string, AskedGroup>(fields.map(({ name, group }) => [name, group]))
/** Whether the form shows a field of this name. */
export const isOfForm = (name: string) => groups.has(name)

/** The first step with an error, or the first of all. */
export const stepWithError = (errors: ReadonlyMap<string, string>) => {
  const wrong = new Set([...errors.keys()].map((name) => groups.get(name)))
  return Math.max(
    0,
    steps.findIndex(({ title }) => wrong.has(title)),
  )
}
