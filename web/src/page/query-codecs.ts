import { firstDay, isCalendarDate, lastDay } from '@app/contract/rules/calendar-date.ts'

/** A value in a URL's query. `read` returns undefined if it is missing or invalid. */
export interface QueryCodec<T> {
  read(text: string | null): T | undefined
  write(value: T): string
}

export const text: QueryCodec<string> = {
  read: (written) => written?.trim() || undefined,
  write: (value) => value,
}

/** A text of a certain form. */
export const matching = (pattern: RegExp): QueryCodec<string> => ({
  read: (written) => (written !== null && pattern.test(written) ? written : undefined),
  write: (value) => value,
})

/** A UUID. */
export const id = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)

/** Where a list without a total continues: a time and an id. */
export const position = matching(/^\d{1,17}_[0-9a-f-]{36}$/)

export const number: QueryCodec<number> = {
  read: (written) =>
    written !== null && /^-?\d+(\.\d+)?$/.test(written.trim()) ? Number(written) : undefined,
  write: String,
}

/** The number of a page of a list, from 1: the first one unless the query has another. */
export function pageIn(search: URLSearchParams, name = 'page'): number {
  const page = number.read(search.get(name)) ?? 1
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** A calendar date as YYYY-MM-DD. */
export const date: QueryCodec<string> = {
  read: (written) => (written !== null && isInRange(written) ? written : undefined),
  write: (value) => value,
}

const isInRange = (day: string) => isCalendarDate(day) && day >= firstDay && day <= lastDay

/** 1 or 0. */
export const flag: QueryCodec<boolean> = {
  read: (written) => (written === '1' ? true : written === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
}

/** One of a list of values. */
export const choice = <const T extends string>(choices: readonly T[]): QueryCodec<T> => ({
  read: (written) => choices.find((one) => one === written),
  write: (value) => value,
})
