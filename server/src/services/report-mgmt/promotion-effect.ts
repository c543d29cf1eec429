import { weekdayOf } from '@app/contract/rules/weekdays.ts'

/** With fewer days to compare with, or fewer of a weekday, too little is known to tell an effect from chance. */
export const fewestDays = 14
export const fewestOfWeekday = 2

/** The promoted days, and the days without a promotion that they are compared with. */
export interface PromotedDays {
  days: readonly string[]
  compared: readonly string[]
}

const groupByWeekday = (days: readonly string[]) => Map.groupBy(days, weekdayOf)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Whether enough days are known to say what is usual. */
export function isComparable({ days, compared }: PromotedDays): boolean {
  const weekdays = groupByWeekday(compared)
  return (
    compared.length >= fewestDays &&
    days.every((day) => (weekdays.get(weekdayOf(day))?.length ?? 0) >= fewestOfWeekday)
  )
}

/** How often something was done on a day. */
export type CountOn = (day: string) => number

/** The average of the same weekdays, for each promoted day. */
const averages = ({ days, compared }: PromotedDays, countOn: CountOn): number[] => {
  const weekdays = groupByWeekday(compared)
  return days.map((day) => {
    const same = weekdays.get(weekdayOf(day)) ?? []
    return sumOf(same.map((each) => countOn(each))) / same.length
  })
}

/**
 * What is usual on each promoted day, in whole numbers that add up to the usual total: rounding each day alone would make nothing of
 * something that is done twice a week.
 */
export function usualCounts(sample: PromotedDays, countOn: CountOn): number[] {
  let total = 0
  return averages(sample, countOn).map((average) => {
    const before = Math.round(total)
    total += average
    return Math.round(total) - before
  })
}

/**
 * The usual ups and downs of so many days: twice the standard deviation of the difference between their total and the usual one, if promoting
 * does nothing. Days scatter at least as chance has it, or more if those without a promotion do, each beside the average of its weekday.
 */
export function usualSpread(sample: PromotedDays, countOn: CountOn): number {
  const usual = averages(sample, countOn)
  const total = sumOf(sample.days.map((day) => countOn(day)))
  const promoted = groupByWeekday(sample.days)
  const compared = groupByWeekday(sample.compared)
  // The averages are of few days, so they scatter, too.
  const ofAverages = sumOf(
    sample.days.map((day, at) => {
      const weekday = weekdayOf(day)
      return (usual[at]! * promoted.get(weekday)!.length) / compared.get(weekday)!.length
    }),
  )
  return Math.ceil(
    2 * Math.sqrt(dispersion([...compared.values()], countOn) * (Math.max(total, sumOf(usual)) + ofAverages)),
  )
}

/** How much more days scatter than by chance: Pearson's index, at least 1. */
function dispersion(weekdays: readonly string[][], countOn: CountOn): number {
  const freedom = sumOf(weekdays.map((days) => days.length - 1))
  const squares = weekdays.map((days) => {
    const counts = days.map((day) => countOn(day))
    const average = sumOf(counts) / counts.length
    return average === 0 ? 0 : sumOf(counts.map((count) => (count - average) ** 2)) / average
  })
  return Math.max(1, sumOf(squares) / freedom)
}
