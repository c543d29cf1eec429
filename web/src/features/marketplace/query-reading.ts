import type { QueryCodec } from '../../page/query-codecs.ts'

/** A parameter that makes no sense, as it stands in the address. */
export interface Ignored {
  name: string
  value: string
}

const most = 50

/** Takes parameters out of an address and notes what it cannot use. What a form sent empty is absent. */
export function queryReading(params: URLSearchParams) {
  const ignored: Ignored[] = []
  const written = (name: string) => [...new Set(params.getAll(name))].filter((value) => value.trim() !== '')
  const ignore = (name: string, values = written(name)) =>
    void ignored.push(...values.map((value) => ({ name, value })))

  return {
    ignored,
    ignore,
    /** The first value; an address that gives several means none of the others. */
    one<T>(name: string, { read }: QueryCodec<T>): T | undefined {
      const [first, ...others] = written(name)
      if (first === undefined) return undefined
      ignore(name, others)
      const value = read(first)
      if (value === undefined) ignore(name, [first])
      return value
    },
    many(name: string, knows: (value: string) => boolean): string[] {
      const values = written(name)
      const known = values.filter(knows)
      ignore(name, [...values.filter((value) => !knows(value)), ...known.slice(most)])
      return known.slice(0, most)
    },
  }
}
