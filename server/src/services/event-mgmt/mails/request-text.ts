import type { Asked, AskedName } from '@app/contract/rules/asked-words.ts'
import { askedField, toldFacts, toldNames } from '@app/contract/rules/tell-asked.ts'

/** What an email says in its first sentence, and below the facts. */
const toldElsewhere = new Set<AskedName>(['description', 'urgency', 'decisionDate', 'contact'])
const names = toldNames().filter((name) => !toldElsewhere.has(name))

/** What a request asks, a line for each fact that is known. */
export function factLines(request: Asked): string {
  const { contactOrganization } = request
  const { label } = askedField('contactOrganization')
  return [
    ...(contactOrganization ? [{ label, value: contactOrganization }] : []),
    ...toldFacts(names, request),
  ]
    .map((fact) => `${fact.label}: ${fact.value}`)
    .join('\n')
}
