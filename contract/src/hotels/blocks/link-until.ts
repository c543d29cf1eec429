import { addDays } from '../../rules/calendar-date.ts'

/** The last day on which the mailed link to a block works, and so corrects the pick-up that was reported by it. */
export const linkUntil = (lastNight: string): string => addDays(lastNight, 60)

/** When the link stops working: the last day is over at every hotel by then. */
export const linkEnd = (lastNight: string): Date => new Date(addDays(linkUntil(lastNight), 2))
