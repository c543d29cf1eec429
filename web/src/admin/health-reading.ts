import type { Api } from '@app/contract/api.ts'

export type Reading = Awaited<ReturnType<Api['status-mgmt']['health']['read']>>['data']
type Sample = Reading['samples'][number]
type Labels = Readonly<Record<string, string>>

/** The metrics of a moment, and what they gained since an earlier one. */
export interface Metrics {
  /** Unix time in seconds. */
  now: number
  /** Since the earlier reading, or since the start of the server. */
  seconds: number
  all(name: string, labels?: Labels): readonly Sample[]
  /** The sum of all samples with these labels. Undefined without any. */
  sum(name: string, labels?: Labels): number | undefined
  /** What a total gained. */
  gained(name: string, labels?: Labels): number | undefined
  /**
   * An upper bound of this share of the new values of a histogram. Undefined if it has none, and infinite above its last
   * bound.
   */
  bound(name: string, share: number): number | undefined
}

const startName = 'process_start_time_seconds'
const started = ({ samples }: Reading) => samples.find(({ name }) => name === startName)?.value

/** Readings of another process than the last one don't count: another server has replied, or it has started again. */
export function metricsOf(readings: readonly Reading[]): Metrics | undefined {
  const last = readings.at(-1)
  if (last === undefined) return undefined
  const [first] = readings.filter((reading) => reading !== last && started(reading) === started(last))
  const all: Metrics['all'] = (name, labels) => matching(last, name, labels)
  const sum: Metrics['sum'] = (name, labels) => sumOf(all(name, labels))
  const gained: Metrics['gained'] = (name, labels) => {
    const total = sum(name, labels)
    return total === undefined || first === undefined
      ? total
      : total - (sumOf(matching(first, name, labels)) ?? 0)
  }
  const now = Date.parse(last.at) / 1000
  const since = first === undefined ? (started(last) ?? now) : Date.parse(first.at) / 1000
  return {
    now,
    seconds: Math.max(1, now - since),
    all,
    sum,
    gained,
    bound(name, share) {
      const count = gained(`${name}_count`)
      if (!count) return undefined
      const bounds = all(`${name}_bucket`).map(({ labels }) => labels.le ?? '')
      const found = bounds.find((le) => (gained(`${name}_bucket`, { le }) ?? 0) >= count * share)
      return found === undefined || found === '+Inf' ? Infinity : Number(found)
    },
  }
}

const matching = ({ samples }: Reading, wanted: string, labels: Labels = {}) =>
  samples.filter(
    (sample) =>
      sample.name === wanted && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )

const sumOf = (samples: readonly Sample[]) =>
  samples.length === 0 ? undefined : samples.reduce((total, { value }) => total + value, 0)
