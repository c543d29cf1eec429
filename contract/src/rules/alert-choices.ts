/** When people are told of new matches of a saved search. Mornings are at eight in their time zone. */
export const alertChoices = ['none', 'instant', 'daily', 'weekly'] as const
export type AlertChoice = (typeof alertChoices)[number]
