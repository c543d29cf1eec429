import { dollars } from '@app/contract/rules/costs.ts'
import type { Asked, AskedName } from '@app/contract/rules/asked-words.ts'
import { askedText, toldLabel, toldNames } from '@app/contract/rules/tell-asked.ts'

/** What a request asks, with what offers for it are compared by. */
export interface AskedOfHosts {
  asked: Asked
  costs: readonly { name: string; price: number }[]
}

/** Who asks isn't what is asked, and its address isn't shown to everybody. */
const told = toldNames().filter((name) => name !== 'contact' && toldLabel(name) !== toldLabel('contact'))

/** Longer texts are looked at on the page of the request. */
const longest = 80

/** What changed, a text for each fact: `Spaces: 8 Fields (before: 10 Fields)`. Facts with these names are left out. */
export function askedChanges(
  before: AskedOfHosts,
  now: AskedOfHosts,
  without: readonly AskedName[] = [],
): string[] {
  const facts = told
    .filter((name) => !without.includes(name))
    .map((name) => changeText(toldLabel(name), askedText(name, before.asked), askedText(name, now.asked)))
  return [
    ...facts,
    changeText('Costs that offers are compared by', costsText(before), costsText(now)),
  ].filter((text) => text !== undefined)
}

function changeText(label: string, before: string | undefined, now: string | undefined) {
  if (before === now) return undefined
  if ((before ?? '').length > longest || (now ?? '').length > longest)
    return `${label}: ${now === undefined ? 'no longer said' : before === undefined ? 'now said' : 'changed'}`
  if (now === undefined) return `${label}: no longer said (before: ${before})`
  return before === undefined ? `${label}: ${now}` : `${label}: ${now} (before: ${before})`
}

const costsText = ({ costs }: AskedOfHosts) =>
  costs.map(({ name, price }) => `${name} at ${dollars(price)}`).join(', ') || undefined
