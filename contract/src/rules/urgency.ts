/** How soon a venue is needed, most urgent first. */
export const urgencyLevels = [
  { priority: 0, label: 'Urgent Need', tag: 'in urgent need of a venue' },
  { priority: 1, label: 'Near Future', tag: 'will need a venue scheduled in the near future' },
  { priority: 2, label: 'Exploring', tag: 'exploring options for a future event' },
] as const

type Priority = (typeof urgencyLevels)[number]['priority']

/** The level of a stored, typed or linked text. Undefined for anything else. */
export const urgencyOf = (text: string | null): Priority | undefined =>
  urgencyLevels.find(({ priority }) => String(priority) === text)?.priority

/** The levels as choices of a select. */
export const urgencyOptions = urgencyLevels.map(({ priority, label }) => ({ value: String(priority), label }))

/** Of a stored priority. */
export const urgencyLabel = (priority: number) => urgencyLevels[priority]?.label

/** `Dana is in urgent need of a venue.` */
export function urgencySentence(name: string, priority: number): string {
  const { tag } = urgencyLevels[priority] ?? urgencyLevels[2]
  return `${name} ${tag.startsWith('will ') ? tag : `is ${tag}`}.`
}
