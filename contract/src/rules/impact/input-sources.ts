/** Where an input of the event's own is from, the most reliable first. */
export const inputSources = ['Measured', 'Stated', 'Study', 'Own records'] as const
export type InputSource = (typeof inputSources)[number]

/** Characters of what else is known of a source. */
export const maxInputNote = 200
