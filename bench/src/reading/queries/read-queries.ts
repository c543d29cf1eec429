import { readFileSync } from 'node:fs'
import { CalendarDate, line } from '@app/contract/envelope.ts'
import type { ReadingQuery } from './reading-query.ts'

const head = ['text', 'filter', 'from', 'to', 'unknownPlace', 'here'].join('\t')

/** 'Columbus, OH'. */
const Place = line(100)

/**
 * Reads a file of queries. Each line is a query, with its filter as JSON, and without the empty cells at its end. Lines that begin
 * with # are comments. `parseFilter` checks a filter without `near` and `dist`.
 */
export function readQueries<F>(
  file: URL,
  parseFilter: (filter: Record<string, unknown>) => Omit<F, 'near'>,
): ReadingQuery<F>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '' && !text.startsWith('#'))
  if (lines.shift() !== head) throw new Error(`${file.href} doesn't begin with its head`)
  return lines.map((text) => {
    try {
      return queryIn(text.split('\t'), parseFilter)
    } catch (cause) {
      throw new Error(`${file.href} has a wrong line: ${text}`, { cause })
    }
  })
}

function queryIn<F>(
  [text = '', filter = '', from = '', to = '', unknownPlace = '', here = '', ...rest]: string[],
  parseFilter: (filter: Record<string, unknown>) => Omit<F, 'near'>,
): ReadingQuery<F> {
  if (text.trim() === '' || rest.length > 0 || !['', 'here'].includes(here))
    throw new Error('missing or unknown cells')
  const { near, dist, ...others } = recordIn(filter)
  if (dist !== undefined && typeof dist !== 'number') throw new Error('dist must be a number of miles')
  return {
    text,
    filter: {
      ...parseFilter(others),
      ...(near !== undefined && { near: Place.parse(near) }),
      ...(dist !== undefined && { dist }),
    },
    ...(from + to !== '' && { dates: { from: CalendarDate.parse(from), to: CalendarDate.parse(to) } }),
    ...(unknownPlace !== '' && { unknownPlace }),
    ...(here !== '' && { here: true }),
  }
}

function recordIn(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object')
  return { ...value }
}
